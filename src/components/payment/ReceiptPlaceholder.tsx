import { t } from '@lingui/core/macro';
import { Skeleton } from '~/ui/Skeleton';

/** Shown below a payment form while the receipt form is loading. */
export const ReceiptPlaceholder = () => (
  <Skeleton message={t`Загружаем форму квитанции…`}>
    <div className="h-64 rounded-sheet bg-raised" />
  </Skeleton>
);
