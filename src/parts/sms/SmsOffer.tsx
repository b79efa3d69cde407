import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { smsText, type SmsDeed, type SmsWanted } from '~/domain/smsStay';
import { cityAtom } from '~/state/city';
import { openWindow, type WindowCall } from '~/state/windows';
import { Button } from '~/ui/Button';
import { useIsUndecided } from './useIsUndecided';

interface Props {
  /** Undefined while it is not whole. */
  wanted: SmsWanted | undefined;
  open?: (call: WindowCall) => void;
  /** What stands here where there is no way by SMS. */
  otherwise?: ReactNode;
}

/** The same deed by SMS, where the city has published a command for it: it needs no mobile internet. */
export const SmsOffer = ({ wanted, open = openWindow, otherwise = null }: Props) => {
  const templates = useAtomValue(cityAtom)?.sms ?? {};
  const isUndecided = useIsUndecided(wanted?.plate);
  if (!wanted || isUndecided || !smsText(templates, wanted)) return otherwise;
  return (
    <Button look="secondary" onClick={() => open({ name: 'sms', wanted })}>
      {deedText(wanted.deed)}
    </Button>
  );
};

const deedText = (deed: SmsDeed): string => {
  switch (deed) {
    case 'pay':
      return t`Оплатить по SMS`;
    case 'extend':
      return t`Продлить по SMS`;
    case 'end':
      return t`Остановить по SMS`;
  }
};
