import { plural, t } from '@lingui/core/macro';
import { splitPrice, type Kopecks } from '~/domain/money/money';

/**
 * Returns a sum in words that a screen reader pronounces: `40 рублей`, `1 рубль 50 копеек`, `минус 10 рублей`. A speech
 * engine reads "40,50 ₽" as it likes.
 * @internal
 */
export const spokenSum = (sum: Kopecks): string => {
  const { whole, fraction } = splitPrice(Math.abs(sum));
  const kopecks = Number(fraction);
  const parts = [
    (whole > 0 || kopecks === 0) &&
      plural(whole, { one: '# рубль', few: '# рубля', many: '# рублей', other: '# рубля' }),
    kopecks > 0 && plural(kopecks, { one: '# копейка', few: '# копейки', many: '# копеек', other: '# копейки' }),
  ];
  const text = parts.filter(Boolean).join(' ');
  return sum < 0 ? t`минус ${text}` : text;
};

/** The spoken form of a price. It loads with the first price that is drawn. */
export const SpokenSum = ({ sum }: { sum: Kopecks }) => spokenSum(sum);
