import type { Kopecks } from '~/domain/money/money';
import type { Quote } from '~/domain/money/quote';

/** What the balance lacks for a price; all of it where the city does not say (document 1, section 3: `refill`). */
export const missingAmount = ({ topUp, total }: Quote): Kopecks => (topUp > 0 ? topUp : total);
