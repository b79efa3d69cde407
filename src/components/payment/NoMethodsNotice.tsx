import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** Shown if the city's settings, which list the payment methods, could not be loaded. */
export const NoMethodsNotice = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <Notice
    severity="warning"
    actions={
      <Button variant="secondary" icon="refresh" isBusy={isRetrying} onClick={onRetry}>
        {t`Попробовать ещё раз`}
      </Button>
    }
  >
    {t`Город не отвечает: способы оплаты не загрузились. То, что вы заполнили, останется.`}
  </Notice>
);
