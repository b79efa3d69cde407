interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export const machinesOf: (name: string) => { os?: string[]; cpu?: string[]; libc?: string[] };
export const missingEntries: (lock: { packages: Record<string, LockEntry> }) => { path: string; entry: LockEntry }[];
