import { t } from '@lingui/core/macro';
import { sum } from '~/i18n/format';
import { priceSteps } from '~/domain/map/mapPrice';
import { useMedia } from '~/ui/useMedia';
import { inactiveColour, priceColours } from '../priceColours';

const stepText = (upTo: number, before: number | undefined): string => {
  if (upTo === 0) return t`Бесплатно`;
  if (Number.isFinite(upTo)) return t`До ${sum(upTo)} в час`;
  return t`Дороже ${sum(before ?? 0)} в час`;
};

/** The colours of street parkings by their current price, cheapest first. */
export const PriceScale = () => {
  const ground = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return (
    <ul className="grid">
      {priceColours.map((colours, step) => (
        <Step
          key={colours.light}
          colour={colours[ground]}
          text={stepText(priceSteps[step] ?? Number.POSITIVE_INFINITY, priceSteps[step - 1])}
        />
      ))}
      <Step colour={inactiveColour[ground]} text={t`Не работает, или цена неизвестна`} />
    </ul>
  );
};

const Step = ({ colour, text }: { colour: string; text: string }) => (
  <li className="flex min-h-9 items-center gap-3">
    <svg
      viewBox="0 0 44 12"
      aria-hidden="true"
      className="h-3 w-11 shrink-0 rounded-full bg-[#FFFFFF] forced-color-adjust-none"
    >
      <path d="M6 6h32" stroke={colour} strokeWidth="7" strokeLinecap="round" />
    </svg>
    {text}
  </li>
);
