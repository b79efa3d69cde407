import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { smsText, type SmsAction, type SmsRequest } from '~/domain/sms/smsStay';
import { cityAtom } from '~/state/currentCity';
import { openDialog, type DialogCall } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  /** Undefined while the request is incomplete. */
  request: SmsRequest | undefined;
  open?: (call: DialogCall) => void;
  /** Rendered if there is no way by SMS. */
  otherwise?: ReactNode;
}

/** The same action by SMS, which needs no mobile internet. Only where the city has published a command for it. */
export const SmsOffer = ({ request, open = openDialog, otherwise = null }: Props) => {
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const isUndecided = useIsUndecided(request?.plate);
  if (!request || isUndecided || !smsText(templates, request)) return otherwise;
  return (
    <Button variant="secondary" onClick={() => open({ name: 'sms', request })}>
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
