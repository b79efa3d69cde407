import { t } from '@lingui/core/macro';
import type { Day, DayFault, StartDays } from '~/domain/subscription';
import { writtenDay } from '~/domain/writtenDay';
import { DateField } from '~/ui/DateField';
import { dayFaultText } from './dayFaultText';

interface Props {
  value: Day;
  onChange: (day: Day) => void;
  onBlur?: () => void;
  days: StartDays;
  fault?: DayFault;
  /** The day before: it cannot be chosen. */
  isFixed?: boolean;
}

/** On which day a subscription begins. */
export const StartDayField = ({ value, onChange, onBlur, days, fault, isFixed = false }: Props) => (
  <DateField
    label={t`Дата начала`}
    required
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    min={isFixed ? undefined : days.first}
    max={isFixed ? undefined : days.last}
    disabled={isFixed}
    hint={isFixed ? t`Этот абонемент — за вчерашний день` : t`С ${writtenDay(days.first)} по ${writtenDay(days.last)}`}
    fault={fault && dayFaultText(fault, days)}
  />
);
