import { t } from '@lingui/core/macro';
import type { PastStartFault } from '~/domain/pastStay';
import { errorText } from '~/i18n/errorText';
import { DurationField } from '~/parts/stay/DurationField';
import { stayFaultText } from '~/parts/stay/faultText';
import type { StayFault } from '~/parts/stay/stay.form';
import { TextField } from '~/ui/TextField';
import type { useDeferredForm } from './useDeferredForm';

const startFaultText = (fault: PastStartFault | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'FuturePost':
      return errorText(fault);
    default:
      return t`Введите время, например 14:30`;
  }
};

/** When a stay of earlier today began, and for how long. */
export const PastFields = ({ form, context }: Pick<ReturnType<typeof useDeferredForm>, 'form' | 'context'>) => (
  <>
    <TextField
      label={t`Время начала`}
      hint={t`Сегодня, по времени города`}
      type="time"
      required
      value={form.values.startTime}
      onChange={(startTime) => form.set({ startTime })}
      onBlur={() => form.values.startTime && form.touch('startTime')}
      fault={startFaultText(form.fault('startTime') as PastStartFault | undefined)}
    />
    <DurationField
      value={form.values.durationMin}
      onChange={(durationMin) => form.set({ durationMin })}
      intervals={context.intervals}
      fault={stayFaultText(form.fault('durationMin') as StayFault | undefined)}
    />
  </>
);
