/** A channel between tabs; undefined in old browsers, and where site data is refused (F-70). */
export const tabChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
