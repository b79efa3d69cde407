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
  /** Reads what tells that the money has come. */
  onCheck: () => Promise<void>;
  /** What is waited for, in words. */
  title: string;
  children: ReactNode;
}

/**
 * The link is there: a real one, to a page whose host is named. Once it has been opened, the money is waited for, and any other
 * way waits until the driver says that it is not paid.
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
