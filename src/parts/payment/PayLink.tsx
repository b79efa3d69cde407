import { t } from '@lingui/core/macro';
import { useEffect, type ReactNode } from 'react';
import type { Kopecks } from '~/domain/money';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { PayPageLink } from './PayPageLink';

/** How often the city is asked while the driver is expected back. */
const pollMs = 5_000;

interface Props {
  /** Of the payment page. */
  address: string;
  toPay: Kopecks;
  /** It has been opened. */
  isWaiting: boolean;
  onOpen: () => void;
  onCheck: () => Promise<void>;
  /** What is waited for, in words. */
  title: string;
  children: ReactNode;
}

/** The link is there: a real one, to a page whose host is named; once it has been opened, the money is waited for. */
export const PayLink = ({ address, toPay, isWaiting, onOpen, onCheck, title, children }: Props) => {
  const [isChecking, check] = useTapOnce(onCheck);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void onCheck(), pollMs);
    return () => clearInterval(timer);
  });
  return (
    <div className="grid gap-3">
      <PayPageLink address={address} toPay={toPay} onOpen={onOpen} />
      {isWaiting && (
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
      )}
    </div>
  );
};
