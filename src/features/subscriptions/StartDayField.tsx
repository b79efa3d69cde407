import { t } from '@lingui/core/macro';
import type { Day, DayFault, StartDays } from '~/domain/subscription';
import { TextField } from '~/ui/TextField';
import { dayFaultText, dayText } from './dayText';

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
  <TextField
    label={t`Дата начала`}
    type="date"
    required
    value={value}
    onChange={onChange}
    onBlur={onBlur}
    min={isFixed ? undefined : days.first}
    max={isFixed ? undefined : days.last}
    disabled={isFixed}
    hint={isFixed ? t`Этот абонемент — за вчерашний день` : t`С ${dayText(days.first)} по ${dayText(days.last)}`}
    fault={fault && dayFaultText(fault, days)}
  />
);
