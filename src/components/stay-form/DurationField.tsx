import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import { durationOptions, isDurationAllowed, quickDurations, type Intervals } from '~/domain/stay/duration';
import { durationText } from '~/i18n/durationText';
import { Choice } from '~/ui/Choice';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';

interface Props {
  value: number | undefined;
  onChange: (durationMin: number) => void;
  intervals: Intervals;
  /** The end of the stay as text. */
  until?: string;
  error?: string;
  /** What a chip says, by default the duration alone. */
  labelOf?: (durationMin: number) => ReactNode;
}

/** Up to a hundred options. Typing into the plate field must not render them again. */
const Options = memo((intervals: Intervals) =>
  durationOptions(intervals).map((min) => (
    <option key={min} value={min}>
      {durationText(min)}
    </option>
  )),
);

/** The label with the chosen duration below it. The first frame does not know the city's durations. */
export const DurationLabel = ({ value, until }: Pick<Props, 'value' | 'until'>) => (
  <span className="flex min-h-12 flex-col justify-center">
    {t`На сколько`}
    <span className="text-lead text-ink">
      <span aria-live="polite">{value === undefined ? '\u00a0' : durationText(value)}</span>
      {value !== undefined && until && `, ${t`до ${until}`}`}
    </span>
  </span>
);

/** The duration: the usual ones in one tap, a step more or less in another, all others in the system's list. */
export const DurationField = ({
  value: requested,
  onChange,
  intervals,
  until,
  error,
  labelOf = durationText,
}: Props) => {
  const isAllowed = (min: number | undefined): min is number => min !== undefined && isDurationAllowed(min, intervals);
  // A duration that cannot be chosen counts as none (B-58, B-59).
  const value = isAllowed(requested) ? requested : undefined;
  const quick = quickDurations(intervals);
  const isOther = value !== undefined && !quick.includes(value);
  const step = durationText(intervals.stepMin);
  const stepButton = (icon: 'minus' | 'plus', label: string, next = intervals.minMin) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!isAllowed(next)}
      onClick={() => isAllowed(next) && onChange(next)}
    />
  );
  return (
    <div className="relative">
      <Choice
        label={<DurationLabel value={value} until={until} />}
        options={quick.map((min) => ({ value: min, label: labelOf(min) }))}
        value={value}
        onChange={onChange}
        error={error}
      >
        <span className="relative inline-flex grow basis-24 items-center text-lead">
          <select
            aria-label={t`Другое время`}
            className={`min-h-12 w-full cursor-pointer appearance-none rounded-field border bg-paper py-1 pr-6 pl-2 text-base text-ink ${isOther ? 'border-sign' : 'border-edge'}`}
            // Whatever is chosen stands in the label: here it would not fit beside the chips.
            value=""
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
      <div className="absolute top-0 right-0 flex rounded-field bg-raised">
        {stepButton('minus', t`На ${step} меньше`, value && value - intervals.stepMin)}
        {stepButton('plus', t`На ${step} больше`, value && value + intervals.stepMin)}
      </div>
    </div>
  );
};
