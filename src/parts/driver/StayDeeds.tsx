import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { canCancel, type ParkingSession } from '~/domain/session';
import { bySms } from '~/domain/smsStay';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow, type WindowCall } from '~/state/windows';
import { SmsOffer } from '../sms/SmsOffer';
import { Button } from '~/ui/Button';

interface Props {
  session: ParkingSession;
  open?: (call: WindowCall) => void;
}

/** Extending and stopping a running stay; without a network by SMS, where the city takes them so. */
export const StayDeeds = ({ session, open = openWindow }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isCancellable = canCancel(session, useAtomValue(nowAtom));
  const byApp = (isPossible: boolean, deed: 'extend' | 'end', button: ReactNode): ReactNode =>
    isOnline || !isPossible ? button : <SmsOffer wanted={{ deed, ...bySms(session) }} open={open} otherwise={button} />;
  return (
    <>
      {byApp(
        true,
        'extend',
        <Button icon="plus" disabled={!isOnline} onClick={() => open({ name: 'extend', sessionId: session.id })}>
          {t`Продлить`}
        </Button>,
      )}
      {byApp(
        isCancellable,
        'end',
        <Button look="danger" disabled={!isOnline || !isCancellable} onClick={() => open({ name: 'cancelSession', sessionId: session.id })}>
          {t`Прервать`}
        </Button>,
      )}
    </>
  );
};
