import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** Names the data that could not be refreshed. */
  children: string;
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** Shown above cached data that could not be refreshed. Offers a retry. */
export const StaleNotice = ({ children, isRetrying, onRetry }: Props) => (
  <Notice
    severity="warning"
    actions={
      <Button variant="secondary" icon="refresh" isBusy={isRetrying} onClick={() => void onRetry()}>
        {t`Попробовать ещё раз`}
      </Button>
    }
  >
    {children}
  </Notice>
);
