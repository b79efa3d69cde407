import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { sum } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
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
  const { host } = new URL(link.address);
  const [isChecking, check] = useTapOnce(onCheck);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void onCheck(), pollMs);
    return () => clearInterval(timer);
  });
  return (
    <div className="grid gap-3">
      <a className={buttonClass('primary', true)} href={link.address} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
        <Icon name="external" />
        {t`Оплатить ${sum(link.sum)}`}
      </a>
      <p className="text-center text-small text-muted">{t`Откроется страница оплаты ${host}`}</p>
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
