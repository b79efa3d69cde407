import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { sum } from '~/i18n/format';
import { PayPageLink } from '~/parts/payment/PayPageLink';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import type { RefillLink } from './useRefill';

/** How often the balance is read while the driver is expected back. */
const pollMs = 5_000;

interface Props {
  link: RefillLink;
  isWaiting: boolean;
  onOpen: () => void;
  onCheck: () => Promise<void>;
}

/** The link is there: a real one, to a page whose host is named, in a tab of its own. */
export const PayLink = ({ link, isWaiting, onOpen, onCheck }: Props) => {
  const [isChecking, check] = useTapOnce(onCheck);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void onCheck(), pollMs);
    return () => clearInterval(timer);
  });
  return (
    <div className="grid gap-3">
      <PayPageLink address={link.address} toPay={link.sum} onOpen={onOpen} />
      {isWaiting && (
        <Notice
          mood="info"
          title={t`Ждём деньги`}
          actions={
            <Button look="secondary" icon="refresh" isBusy={isChecking} onClick={check}>
              {t`Проверить баланс`}
            </Button>
          }
        >
          {t`Оплатите на открытой странице и вернитесь сюда. Деньги могут идти несколько минут: баланс обновится сам.`}
        </Notice>
      )}
    </div>
  );
};

/** The money has come. */
export const Credited = ({ credited, onClose }: { credited: number; onClose: () => void }) => (
  <div className="grid gap-4">
    <Notice mood="good" title={t`Баланс пополнен на ${sum(credited)}`} />
    <Button isWide onClick={onClose}>
      {t`Готово`}
    </Button>
  </div>
);
