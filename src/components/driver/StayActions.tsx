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
  /** True while the city has not listed the stay yet: the buttons keep their place and wait. */
  isPending?: boolean;
  /** True in a list on a page that has a main button of its own. */
  isInList?: boolean;
  open?: (call: DialogCall) => void;
}

/**
 * Buttons to extend a running stay, to stop it and to be reminded of its end. Without a network the first two work by SMS, where
 * the city accepts that. A stay without an end has no reminder.
 */
export const StayActions = ({
  sms,
  stay,
  isOnlyOne,
  isPending = false,
  isInList = false,
  open = openDialog,
}: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const isCancellable = canCancel(stay, useAtomValue(nowAtom));
  const byApp = (isPossible: boolean, action: 'extend' | 'end', button: ReactNode): ReactNode => {
    const request = { deed: action, ...smsRequestOf(stay) };
    return isOnline || isPending || !isPossible || !canChangeBySms(sms, request, isOnlyOne) ? (
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
          variant={isInList ? 'secondary' : 'primary'}
          icon="plus"
          isWide
          disabled={!isOnline || isPending || stay.isOpenEnded}
          onClick={() => open({ name: 'extend', stayId: stay.id })}
        >
          {t`Продлить`}
        </Button>,
      )}
      {byApp(
        isCancellable,
        'end',
        <Button
          variant="secondary"
          disabled={!isOnline || isPending || !isCancellable}
          onClick={() => open({ name: 'cancelSession', stayId: stay.id })}
        >
          {t`Остановить`}
        </Button>,
      )}
      {!stay.isOpenEnded && (
        <Button variant="secondary" disabled={isPending} onClick={() => open({ name: 'remind', stayId: stay.id })}>
          {t`Напомнить`}
        </Button>
      )}
    </>
  );
};
