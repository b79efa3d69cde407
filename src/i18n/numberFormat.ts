import { localeOf } from './activate';
import { currentLanguage } from './messages';

const made = new Map<string, Intl.NumberFormat>();

/** How the page's language writes such numbers. Kept, for making one takes longer than drawing a line of a list. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = localeOf(currentLanguage());
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
};
