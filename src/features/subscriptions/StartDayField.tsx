import { t } from '@lingui/core/macro';
import type { Day, StartDayError, StartDays } from '~/domain/permits/subscription';
import { formatDateInput } from '~/domain/time/dateInput';
import { DateField } from '~/ui/DateField';
import { startDayErrorText } from './startDayErrorText';

interface Props {
  value: Day;
  onChange: (day: Day) => void;
  onBlur?: () => void;
  days: StartDays;
  error?: StartDayError;
  /** True for a search: any day from today on may be looked at, also one on which nothing can be bought yet. */
  isSearch?: boolean;
  /** True for a subscription for the previous day, whose date cannot be chosen. */
  isFixed?: boolean;
}

/** The start day of a subscription. */
export const StartDayField = ({ value, onChange, onBlur, days, error, isSearch = false, isFixed = false }: Props) => (
  <DateField
    label={t`Дата начала`}
    required
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    min={isFixed ? undefined : isSearch ? days.today : days.first}
    max={isFixed || isSearch ? undefined : days.last}
    disabled={isFixed}
    hint={
      isFixed
        ? t`Этот абонемент — за вчерашний день`
        : isSearch
          ? t`Купить можно с ${formatDateInput(days.first)} по ${formatDateInput(days.last)}`
          : t`С ${formatDateInput(days.first)} по ${formatDateInput(days.last)}`
    }
    error={error && startDayErrorText(error, isSearch ? { ...days, first: days.today } : days)}
  />
);
