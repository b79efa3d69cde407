import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { canSendSms, type SmsOptions } from '~/domain/sms/smsOptions';
import type { SmsAction, SmsRequest } from '~/domain/sms/smsStay';
import { placeRef } from '~/domain/stay/placeRef';
import { recordUntriedPayment } from '~/state/payments/paymentRecords';
import { openDialog, type DialogCall } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  sms: SmsOptions;
  /** Undefined while the request is incomplete. */
  request: SmsRequest | undefined;
  open?: (call: DialogCall) => void;
  /** Rendered if there is no way by SMS. */
  otherwise?: ReactNode;
}

/** The same action by SMS, which needs no mobile internet. Only where the city has published a command for it. */
export const SmsOffer = ({ sms, request, open = openDialog, otherwise = null }: Props) => {
  const isUndecided = useIsUndecided(request?.plate);
  if (!request || isUndecided || !canSendSms(sms, request)) return otherwise;
  const openSms = (): void => {
    if (request.deed !== 'end') recordUntriedPayment({ plate: request.plate, place: placeRef(request) });
    open({ name: 'sms', request });
  };
  return (
    <Button variant="secondary" onClick={openSms}>
      {actionText(request.deed)}
    </Button>
  );
};

const actionText = (action: SmsAction): string => {
  switch (action) {
    case 'pay':
      return t`Оплатить по SMS`;
    case 'extend':
      return t`Продлить по SMS`;
    case 'end':
      return t`Остановить по SMS`;
  }
};
