import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { openWindow } from '~/state/windows';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { SettleForm } from './SettleForm';
import { useSettle } from './useSettle';

interface Props {
  sessionId: string;
  deed?: 'pay' | 'end';
  onClose: () => void;
}

/** Ends a stay and has it paid, now or later (NOBAL-06…10). */
export const SettleWindow = ({ sessionId, deed, onClose }: Props) => {
  const { profile } = useProfile();
  const current = profile?.sessions.find(({ id }) => id === sessionId);
  // The stay may leave the list; the window still tells about it.
  const [asked] = useState(current);
  const session = current ?? asked;
  const settling = useSettle();
  const isUnpaid = current?.status === 'waiting' || (settling.due !== undefined && current !== undefined);
  const closeUnpaid = (): void => {
    onClose();
    if (isUnpaid && !settling.isFree)
      openWindow({
        name: 'notify',
        title: t`Парковка не оплачена`,
        text: t`Оплатить её можно позже в блоке «Отложенные парковки» на странице оплаты парковки.`,
      });
  };
  return (
    <Window title={deed ? t`Оплата отложенной сессии` : t`Завершить парковку`} onClose={closeUnpaid} isLarge>
      {session ? (
        <SettleForm session={session} isListed={current !== undefined} deed={deed} settling={settling} onPaid={onClose} onClose={closeUnpaid} />
      ) : (
        <Notice mood="info">{t`Этой парковки больше нет в списке.`}</Notice>
      )}
    </Window>
  );
};
