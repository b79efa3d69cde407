import type { Store } from '../Store';

export const addHoliday = (store: Store, city: string, date: string): void => {
  store.run('insert or ignore into holiday (city, date) values (?, ?)', city, date);
};

/** The holidays of a year as YYYY-MM-DD; empty if the production calendar of that year is missing. */
export const holidaysOf = (store: Store, city: string, year: number): string[] =>
  store
    .many<{ date: string }>(
      "select date from holiday where city = ? and date like ? || '-%' order by date",
      city,
      String(year),
    )
    .map(({ date }) => date);
