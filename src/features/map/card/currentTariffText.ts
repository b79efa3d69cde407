import type { Instant } from '~/domain/time/cityTime';
import type { TariffNow } from '~/domain/stay/tariff';
import { tariffUntilText } from '~/components/tariffUntilText';
import { relativeDayText } from './relativeDayText';

/**
 * Returns the text below the current price, without repeating it: how long the price applies and what follows. Empty if
 * it always applies.
 */
export const currentTariffText = ({ next }: TariffNow, now: Instant, timeZone: string): string =>
  next ? tariffUntilText(relativeDayText(next.at, now, timeZone), next.perHour) : '';
