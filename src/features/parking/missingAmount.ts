import type { Kopecks } from '~/domain/money/money';
import type { Quote } from '~/domain/money/quote';

/** Returns what the balance lacks for a price, or the whole price if the city does not send it. */
export const missingAmount = ({ topUp, total }: Quote): Kopecks => (topUp > 0 ? topUp : total);
