import { reportCardPayment as endpoint } from '~/api/contract/cardWidget';
import type { CardPayment, CardStatus } from '~/domain/cardPayment';
import { roublesForWire } from '~/domain/money';
import { serverNow } from '~/state/clock';
import { isReportedNow } from '~/state/reportedInvoices';
import { cityCall } from '../cityCall';

/** Tells the city once that the widget took a payment (document 1, section 4). The money is the provider's to report; a lost call changes nothing. */
export const reportCardPayment = async ({ invoiceId, sum }: CardPayment, status: CardStatus): Promise<void> => {
  if (isReportedNow(invoiceId)) return;
  await cityCall(endpoint, {
    source: 'card-widget',
    order: invoiceId,
    billnumber: '',
    amount: roublesForWire(sum),
    paymentDate: new Date(serverNow()).toISOString(),
    status,
  });
};
