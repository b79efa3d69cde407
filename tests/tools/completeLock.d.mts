interface LockEntry {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export const machinesOf: (name: string) => { os?: string[]; cpu?: string[]; libc?: string[] };
export const missingEntries: (lock: { packages: Record<string, LockEntry> }) => { path: string; entry: LockEntry }[];
export const withoutDigest: (lock: { packages: Record<string, LockEntry> }) => string[];
