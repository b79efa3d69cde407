import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { canCancel, type Stay } from '~/domain/stay/stay';
import { canChangeBySms, type SmsOptions } from '~/domain/sms/smsOptions';
import { smsRequestOf } from '~/domain/sms/smsStay';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { openDialog, type DialogCall } from '~/state/dialogs';
import { SmsOffer } from '../sms/SmsOffer';
import { Button } from '~/ui/Button';

interface Props {
  sms: SmsOptions;
  stay: Stay;
  /** True if no other stay is running. A command that names no vehicle is then unambiguous. */
  isOnlyOne: boolean;
  open?: (call: DialogCall) => void;
}

/**
 * Buttons to extend and stop a running stay and to set a reminder. Without a network the first two work by SMS, where
 * the city accepts that. A stay without an end has no reminder.
 */
export const StayActions = ({ sms, stay, isOnlyOne, open = openDialog }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isCancellable = canCancel(stay, useAtomValue(nowAtom));
  const byApp = (isPossible: boolean, action: 'extend' | 'end', button: ReactNode): ReactNode => {
    const request = { deed: action, ...smsRequestOf(stay) };
    return isOnline || !isPossible || !canChangeBySms(sms, request, isOnlyOne) ? (
      button
    ) : (
      <SmsOffer sms={sms} request={request} open={open} otherwise={button} />
    );
  };
  return (
    <>
      {byApp(
        !stay.isOpenEnded,
        'extend',
        <Button
          icon="plus"
          disabled={!isOnline || stay.isOpenEnded}
          onClick={() => open({ name: 'extend', stayId: stay.id })}
        >
          {t`Продлить`}
        </Button>,
      )}
      {!stay.isOpenEnded && (
        <Button variant="secondary" icon="clock" onClick={() => open({ name: 'remind', stayId: stay.id })}>
          {t`Напомнить`}
        </Button>
      )}
      {byApp(
        isCancellable,
        'end',
        <Button
          variant="danger"
          disabled={!isOnline || !isCancellable}
          onClick={() => open({ name: 'cancelSession', stayId: stay.id })}
        >
          {t`Прервать`}
        </Button>,
      )}
    </>
  );
};
