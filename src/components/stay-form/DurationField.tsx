import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { durationOptions, isDurationAllowed, quickDurations, type Intervals } from '~/domain/stay/duration';
import type { Kopecks } from '~/domain/money/money';
import { durationText } from '~/i18n/durationText';
import { sum } from '~/i18n/format';
import { Choice } from '~/ui/Choice';
import { Icon } from '~/ui/Icon';

interface Props {
  value: number | undefined;
  onChange: (durationMin: number) => void;
  intervals: Intervals;
  error?: string;
  /** The price of a duration, where it is known. It is drawn only: the chosen one is read out with the price below. */
  priceOf?: (durationMin: number) => Kopecks;
}

/** Up to a hundred options. Typing into the plate field must not render them again. */
const Options = memo((intervals: Intervals) =>
  durationOptions(intervals).map((min) => (
    <option key={min} value={min}>
      {durationText(min)}
    </option>
  )),
);

/** Also of the first frame, which does not know the city's durations. */
export const durationLabel = (): string => t`На сколько`;

/** The duration: the usual ones in one tap, all others in the system's list. */
export const DurationField = ({ value: requested, onChange, intervals, error, priceOf }: Props) => {
  // A duration that cannot be chosen counts as none (B-58, B-59).
  const value = requested !== undefined && isDurationAllowed(requested, intervals) ? requested : undefined;
  const quick = quickDurations(intervals);
  const isOther = value !== undefined && !quick.includes(value);
  return (
    <Choice
      label={durationLabel()}
      options={quick.map((min) => ({
        value: min,
        label: priceOf ? (
          <span className="grid text-center leading-tight">
            {durationText(min)}{' '}
            <span aria-hidden="true" className="text-small">
              {sum(priceOf(min))}
            </span>
          </span>
        ) : (
          durationText(min)
        ),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    >
      <span
        className={`relative inline-flex grow items-center text-lead ${isOther ? 'basis-36 text-on-sign' : 'basis-24'}`}
      >
        <select
          aria-label={t`Другое время`}
          className={`min-h-12 w-full cursor-pointer self-stretch appearance-none rounded-field border-2 py-1 pr-6 pl-2 text-base [&>option]:bg-paper [&>option]:text-ink ${isOther ? 'border-sign bg-sign' : 'border-edge bg-transparent'}`}
          value={isOther ? value : ''}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          <option value="" disabled>
            {value === undefined ? durationText(0) : t`Другое`}
          </option>
          <Options {...intervals} />
        </select>
        <Icon name="down" size={18} className="pointer-events-none absolute right-1" />
      </span>
    </Choice>
  );
};
