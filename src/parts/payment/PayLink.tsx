import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { GivenLink } from '~/state/givenLinks';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { PayPageLink } from './PayPageLink';

interface Props {
  link: Pick<GivenLink, 'address' | 'toPay' | 'isOpened'>;
  given: {
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
export const PayLink = ({ link: { address, toPay, isOpened }, given, onCheck, title, children }: Props) => {
  const [isChecking, check] = useTapOnce(onCheck);
  return (
    <div className="grid gap-3">
      <PayPageLink address={address} toPay={toPay} onOpen={given.open} />
      {isOpened && (
        <>
          <Notice
            mood="info"
            title={title}
            actions={
              <Button look="secondary" icon="refresh" isBusy={isChecking} onClick={check}>
                {t`Проверить`}
              </Button>
            }
          >
            {children}
          </Notice>
          <Button look="quiet" isWide onClick={given.drop}>
            {t`Я не платил, выбрать заново`}
          </Button>
        </>
      )}
    </div>
  );
};
