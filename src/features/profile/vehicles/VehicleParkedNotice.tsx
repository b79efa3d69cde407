import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isSamePlate } from '~/domain/vehicle/plate';
import { runningStays, type Stay } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { Notice } from '~/ui/Notice';

interface Props {
  plate: string;
  stays: readonly Stay[];
  /** The action that is about to be taken. */
  action: 'edit' | 'remove';
}

/** Warns that the vehicle is parked, and what happens to its stay. */
export const VehicleParkedNotice = ({ plate, stays, action }: Props) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const stay = runningStays(stays, now).find((one) => isSamePlate(one.plate, plate));
  if (!stay) return null;
  const until = timeOrDate(stay.endsAt, now, timeZone);
  return (
    <Notice
      severity="warning"
      title={stay.isOpenEnded ? t`Этот автомобиль припаркован` : t`Этот автомобиль припаркован до ${until}`}
    >
      {action === 'remove'
        ? t`Парковка при этом не остановится, и деньги за неё не вернутся.`
        : t`Оплаченная парковка останется на номере ${stay.plate}: для нового номера она не действует.`}
    </Notice>
  );
};
