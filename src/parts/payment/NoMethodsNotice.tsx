import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** The city's settings, and with them the ways to pay, did not come. */
export const NoMethodsNotice = ({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) => (
  <Notice
    mood="warning"
    actions={
      <Button look="secondary" icon="refresh" isBusy={isAsking} onClick={onRetry}>
        {t`Попробовать ещё раз`}
      </Button>
    }
  >
    {t`Город не отвечает: способы оплаты не загрузились. То, что вы заполнили, останется.`}
  </Notice>
);
