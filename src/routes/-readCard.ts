import { build } from '~/city/build';
import { isPlacedOnDevice, readCardPayment, type CardPayment } from '~/domain/payments/cardPayment';
import { isReported } from '~/state/payments/cardReports';
import { cityAtom } from '~/state/currentCity';
import { placedOrders } from '~/state/payments/placedOrders';
import { store } from '~/state/store';

/** The card payment that an address asks for, and whether this device has placed its order. Undefined where none may be made. */
export const readCard = async (
  search: Readonly<Record<string, unknown>>,
): Promise<{ payment: CardPayment; isPlacedHere: boolean } | undefined> => {
  const payment = readCardPayment(search, build.card.publicKey);
  // Without a city nobody could be told of the payment: no card may be charged. Nor twice for one invoice, where somebody goes back.
  if (!payment || !store.get(cityAtom) || isReported(payment.invoiceId)) return undefined;
  return { payment, isPlacedHere: isPlacedOnDevice(payment, await placedOrders()) };
};
