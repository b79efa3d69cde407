import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isOnlineAtom } from '~/platform/network';
import { expiredAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';

interface Props {
  /** True if loading has failed. Until then the component shows a skeleton. */
  isFailed: boolean;
  /** Names what could not be loaded. */
  title: string;
  hint?: ReactNode;
  /** True while a retry is running. */
  isRetrying: boolean;
  onRetry: () => unknown;
  /** A skeleton in the shape of the expected content. */
  children: ReactNode;
}

/** Replaces content that has not arrived: a skeleton while it is loading, after a failure a notice with a retry. */
export const WaitOrRetry = ({ isFailed, title, hint, isRetrying, onRetry, children }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const hasExpired = useAtomValue(expiredAtom) !== undefined;
  // After an expired login nothing is fetched, and the page itself shows what to do.
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
