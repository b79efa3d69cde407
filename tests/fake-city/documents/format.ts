/** Dates and sums in the form of Russian documents. Days are YYYY-MM-DD. */

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** 18.11.2026 */
export const shortDate = (date: string): string => date.split('-').reverse().join('.');

/** 18 ноября 2026 г. */
export const longDate = (date: string): string => {
  const [year = '', month = '1', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year} г.`;
};

const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 1 234,50 ₽ */
export const money = (kopecks: number): string => `${format.format(kopecks / 100)} ₽`;
