import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isOnlineAtom } from '~/platform/network';
import { expiredAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';

interface Props {
  /** Could it not be had? Until then it is waited for. */
  isFailed: boolean;
  /** What could not be had, in words, and what else the driver should know. */
  title: string;
  hint?: ReactNode;
  /** Another try is on its way. */
  isRetrying: boolean;
  onRetry: () => unknown;
  /** The true shape of what is coming. */
  children: ReactNode;
}

/** Stands in the place of what the city has not answered yet: its shape, and after a failure a sentence and another try. */
export const WaitOrRetry = ({ isFailed, title, hint, isRetrying, onRetry, children }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const hasExpired = useAtomValue(expiredAtom) !== undefined;
  // After an expired login nobody asks, and the page itself says what to do.
  if (hasExpired && isOnline && !isFailed && !isRetrying) return null;
  return isFailed ? (
    <Notice
      severity="warning"
      title={title}
      actions={
        <Button variant="secondary" icon="refresh" isBusy={isRetrying} onClick={() => void onRetry()}>
          {t`Попробовать ещё раз`}
        </Button>
      }
    >
      {hint ?? (isOnline ? undefined : t`Без сети видно то, что уже открывали на этом устройстве.`)}
    </Notice>
  ) : (
    <Skeleton message={t`Ждём ответа города…`}>{children}</Skeleton>
  );
};
