import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { canCancel, type ParkingSession } from '~/domain/session';
import { bySms, smsNamesCar } from '~/domain/smsStay';
import { cityAtom } from '~/state/city';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow, type WindowCall } from '~/state/windows';
import { SmsOffer } from '../sms/SmsOffer';
import { Button } from '~/ui/Button';

interface Props {
  session: ParkingSession;
  /** No other stay is running: a command that names no car can mean no other one. */
  isOnlyOne: boolean;
  open?: (call: WindowCall) => void;
}

/** Extending and stopping a running stay, and being reminded of its end; without a network by SMS, where the city takes them so. */
export const StayDeeds = ({ session, isOnlyOne, open = openWindow }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const isCancellable = canCancel(session, useAtomValue(nowAtom));
  const byApp = (isPossible: boolean, deed: 'extend' | 'end', button: ReactNode): ReactNode =>
    isOnline || !isPossible || !(isOnlyOne || smsNamesCar(templates, deed)) ? (
      button
    ) : (
      <SmsOffer wanted={{ deed, ...bySms(session) }} open={open} otherwise={button} />
    );
  return (
    <>
      {byApp(
        true,
        'extend',
        <Button icon="plus" disabled={!isOnline} onClick={() => open({ name: 'extend', sessionId: session.id })}>
          {t`Продлить`}
        </Button>,
      )}
      <Button look="secondary" icon="clock" onClick={() => open({ name: 'remind', stayId: session.id })}>
        {t`Напомнить`}
      </Button>
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
