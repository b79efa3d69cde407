import type { Instant } from '~/domain/time/cityTime';
import { localeOf } from './activate';
import { currentLanguage } from './messages';

/** `20 ноября 2026 г.`, `November 20, 2026`: the day by the city's clock. */
export const longDate = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), { dateStyle: 'long', timeZone }).format(at);
