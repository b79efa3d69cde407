import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** The city's settings, and with them the ways to pay, did not come. */
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
