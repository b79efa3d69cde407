/**
 * The same prices on every day of the week and on holidays, for the control's seeds and settings: from, to, roubles an
 * hour.
 */
export const everyDay = (...hours: readonly (readonly [from: string, to: string, price: number])[]) =>
  ['default', 'saturday', 'sunday', 'holiday'].flatMap((type) =>
    hours.map(([from, to, price]) => ({ type, interval: { from, to }, price })),
  );
