/** Does what is waited for come? Where it does not, a driver goes another way, and a schedule goes on. */
export const succeeds = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );
