/** True if the awaited event happens. If it does not, the driver takes a different way and the schedule continues. */
export const succeeds = (what: Promise<unknown>): Promise<boolean> =>
  what.then(
    () => true,
    () => false,
  );
