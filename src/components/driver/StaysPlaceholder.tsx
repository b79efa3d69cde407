import { t } from '@lingui/core/macro';
import { WaitOrRetry } from '../WaitOrRetry';

interface Props {
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Replaces the driver's stays while this device has never loaded them. */
export const StaysPlaceholder = ({ error, isFetching, refetch }: Props) => (
  <WaitOrRetry
    isFailed={error !== null}
    title={t`Парковки загрузить не удалось`}
    isRetrying={isFetching}
    onRetry={refetch}
  >
    <div className="h-32 rounded-sheet bg-raised" />
  </WaitOrRetry>
);
