import { useState } from 'react';
import type { CardPayment } from '~/domain/payments/cardPayment';
import { CardLauncher } from './CardLauncher';
import { OrderSheet } from './OrderSheet';

interface Props {
  payment: CardPayment;
  /** True if this device placed the order, so no confirmation is needed. */
  isPlacedHere: boolean;
  /** Main page in the current language. */
  homePath: string;
}

/** Pays an order by card. An order known only from a link is shown to the driver before it is paid. */
export const CardScreen = ({ payment, isPlacedHere, homePath }: Props) => {
  const [isPaying, setPaying] = useState(isPlacedHere);
  return (
    <>
      {!isPlacedHere && <OrderSheet payment={payment} isBusy={isPaying} onPay={() => setPaying(true)} />}
      {isPaying && <CardLauncher payment={payment} homePath={homePath} />}
    </>
  );
};
