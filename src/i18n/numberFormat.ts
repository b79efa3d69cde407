import { localeOf } from './activate';
import { currentLanguage } from './messages';

const made = new Map<string, Intl.NumberFormat>();

/**
 * Returns a number format for the page's language. Cached, because creating one takes longer than drawing a row of a
 * list.
 */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const locale = localeOf(currentLanguage());
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
};
