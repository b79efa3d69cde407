import { t } from '@lingui/core/macro';
import { Suspense, type ComponentProps } from 'react';
import { Skeleton } from '~/ui/Skeleton';
import type { ReceiptSlot } from './ReceiptSlot';

/** Paying by receipt below a payment's form: what it needs may be on its way still. */
export const ByReceipt = ({ Receipt, ...props }: ComponentProps<ReceiptSlot> & { Receipt: ReceiptSlot }) => (
  <Suspense
    fallback={
      <Skeleton words={t`Загружаем форму квитанции…`}>
        <div className="h-64 rounded-sheet bg-raised" />
      </Skeleton>
    }
  >
    <Receipt {...props} />
  </Suspense>
);
