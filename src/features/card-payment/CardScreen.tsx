import { useState } from 'react';
import type { CardPayment } from '~/domain/payments/cardPayment';
import { CardLauncher } from './CardLauncher';
import { OrderSheet } from './OrderSheet';

interface Props {
  payment: CardPayment;
  /** This device has placed the order: there is nothing to ask. */
  isPlacedHere: boolean;
  /** The main page of the language. */
  homePath: string;
}

/** Pays an order by card. One that a link alone asks for is paid once the driver has read which it is. */
export const CardScreen = ({ payment, isPlacedHere, homePath }: Props) => {
  const [isPaying, setPaying] = useState(isPlacedHere);
  return (
    <>
      {!isPlacedHere && <OrderSheet payment={payment} isBusy={isPaying} onPay={() => setPaying(true)} />}
      {isPaying && <CardLauncher payment={payment} homePath={homePath} />}
    </>
  );
};
