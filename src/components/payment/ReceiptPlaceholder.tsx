import { t } from '@lingui/core/macro';
import { Skeleton } from '~/ui/Skeleton';

/** Stands below a payment's form while paying by receipt is on its way. */
export const ReceiptPlaceholder = () => (
  <Skeleton message={t`Загружаем форму квитанции…`}>
    <div className="h-64 rounded-sheet bg-raised" />
  </Skeleton>
);
