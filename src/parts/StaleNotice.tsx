import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  /** What could not be read anew, in words. */
  children: string;
  isAsking: boolean;
  onRetry: () => unknown;
}

/** Above what is kept and the city did not give anew: another try. */
export const StaleNotice = ({ children, isAsking, onRetry }: Props) => (
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
);
