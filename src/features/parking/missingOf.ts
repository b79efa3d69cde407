import type { Kopecks } from '~/domain/money';
import type { Quote } from '~/domain/quote';

/** What the balance lacks for a price; all of it where the city does not say (document 1, section 3: `refill`). */
export const missingOf = ({ refill, total }: Quote): Kopecks => (refill > 0 ? refill : total);
