/** Returns a channel between tabs; undefined in old browsers, and if site data is blocked (F-70). */
export const tabChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
