import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isSamePlate } from '~/domain/plate';
import { runningSessions, type ParkingSession } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { Notice } from '~/ui/Notice';

interface Props {
  plate: string;
  sessions: readonly ParkingSession[];
  /** What is about to be done. */
  deed: 'edit' | 'remove';
}

/** Said first where the car is parked: what becomes of its stay. */
export const ParkedNotice = ({ plate, sessions, deed }: Props) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const session = runningSessions(sessions, now).find((one) => isSamePlate(one.plate, plate));
  if (!session) return null;
  const until = timeOrDate(session.endsAt, now, timeZone);
  return (
    <Notice mood="warning" title={t`Этот автомобиль припаркован до ${until}`}>
      {deed === 'remove'
        ? t`Удаление парковку не прервёт, и деньги за неё не вернутся.`
        : t`Оплаченная парковка останется на номере ${session.plate}: для нового номера она не действует.`}
    </Notice>
  );
};
