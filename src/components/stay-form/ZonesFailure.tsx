import { t } from '@lingui/core/macro';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/** A failed load of the places. */
export interface FailedZones {
  isRetrying: boolean;
  onRetry: () => unknown;
}

/** Shown if the places could not be loaded (MAP-16). The number of a sign can be paid for without the list. */
export const ZonesFailure = ({ isRetrying, onRetry }: FailedZones) => (
  <Notice
    severity="danger"
    title={t`Ошибка`}
    actions={
      <Button variant="secondary" icon="refresh" isBusy={isRetrying} onClick={() => void onRetry()}>
        {t`Попробовать ещё раз`}
      </Button>
    }
  >
    {t`Список зон не загрузился, поэтому адреса и тарифа пока нет. Номер со знака проверит сам город.`}
  </Notice>
);
