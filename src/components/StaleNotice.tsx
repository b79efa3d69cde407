import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** What could not be read anew, in words. */
  children: string;
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** Above what is kept and the city did not give anew: another try. */
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
