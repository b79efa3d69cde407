import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isOnlineAtom } from '~/state/network';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** The last try came to nothing. */
  isFailed: boolean;
  /** What could not be read anew, in words. */
  children: string;
  isAsking: boolean;
  onRetry: () => unknown;
}

/** Above a kept list that the city did not give anew: another try. Without a network its age alone is told. */
export const StaleNotice = ({ isFailed, children, isAsking, onRetry }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    isFailed &&
    isOnline && (
      <Notice
        mood="warning"
        actions={
          <Button look="secondary" icon="refresh" isBusy={isAsking} onClick={() => void onRetry()}>
            {t`Попробовать ещё раз`}
          </Button>
        }
      >
        {children}
      </Notice>
    )
  );
};
