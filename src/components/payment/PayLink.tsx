import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { IssuedLink } from '~/state/payments/issuedLinks';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { usePendingAction } from '~/ui/usePendingAction';
import { PayPageLink } from './PayPageLink';

interface Props {
  link: Pick<IssuedLink, 'address' | 'toPay' | 'isOpened'>;
  issuedLink: {
    open: () => void;
    drop: () => void;
  };
  /** Checks whether the money has arrived. */
  onCheck: () => Promise<void>;
  /** Describes what is being waited for. */
  title: string;
  children: ReactNode;
}

/**
 * A real link to the payment page, with its host. Once opened, the app waits for the money. Other payment methods stay
 * blocked until the driver states that nothing was paid.
 */
export const PayLink = ({ link: { address, toPay, isOpened }, issuedLink, onCheck, title, children }: Props) => {
  const [isChecking, check] = usePendingAction(onCheck);
  return (
    <div className="grid gap-3">
      <PayPageLink address={address} toPay={toPay} onOpen={issuedLink.open} />
      {isOpened && (
        <>
          <Notice
            severity="info"
            title={title}
            actions={
              <Button variant="secondary" icon="refresh" isBusy={isChecking} onClick={check}>
                {t`Проверить`}
              </Button>
            }
          >
            {children}
          </Notice>
          <Button variant="quiet" isWide onClick={issuedLink.drop}>
            {t`Я не платил, выбрать заново`}
          </Button>
        </>
      )}
    </div>
  );
};
