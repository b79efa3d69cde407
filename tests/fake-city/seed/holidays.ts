/** Public holidays of Russia as month and day. Days that were moved by decree in a single year are left out. */
const days = [
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
];

const [firstYear, lastYear] = [2020, 2040];

/** Additional holidays of a city's region. */
const regional: Readonly<Record<string, readonly string[]>> = {
  kazan: ['08-30', '11-06'],
  ufa: ['10-11'],
};

/** The initial production calendar of a city: YYYY-MM-DD. */
export const calendarOf = (city: string): string[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).flatMap((year) =>
    [...days, ...(regional[city] ?? [])].map((day) => `${year}-${day}`),
  );
