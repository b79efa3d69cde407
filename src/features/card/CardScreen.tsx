import { useState } from 'react';
import type { CardPayment } from '~/domain/cardPayment';
import { CardLauncher } from './CardLauncher';
import { OrderSheet } from './OrderSheet';

interface Props {
  payment: CardPayment;
  /** This device has placed the order: there is nothing to ask. */
  isPlacedHere: boolean;
  /** The main page of the language. */
  home: string;
}

/** Pays an order by card. One that a link alone asks for is paid once the driver has read which it is. */
export const CardScreen = ({ payment, isPlacedHere, home }: Props) => {
  const [isWanted, want] = useState(isPlacedHere);
  return (
    <>
      {!isPlacedHere && <OrderSheet payment={payment} isBusy={isWanted} onPay={() => want(true)} />}
      {isWanted && <CardLauncher payment={payment} home={home} />}
    </>
  );
};
