import { build } from '~/city/build';
import { isPlacedOnDevice, readCardPayment, type CardPayment } from '~/domain/payments/cardPayment';
import { isReported } from '~/state/payments/cardReports';
import { cityAtom } from '~/state/currentCity';
import { placedOrders } from '~/state/payments/placedOrders';
import { store } from '~/state/store';

/**
 * Returns the card payment that an address requests, and whether this device has placed its order. Undefined if no
 * payment may be made.
 */
export const readCard = async (
  search: Readonly<Record<string, unknown>>,
): Promise<{ payment: CardPayment; isPlacedHere: boolean } | undefined> => {
  const payment = readCardPayment(search, build.card.publicKey);
  // Without a city the payment could not be reported, so no card may be charged. An invoice must not be charged twice
  // if someone goes back.
  if (!payment || !store.get(cityAtom) || isReported(payment.invoiceId)) return undefined;
  return { payment, isPlacedHere: isPlacedOnDevice(payment, await placedOrders()) };
};
