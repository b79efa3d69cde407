import { createRefillReceipt, createSubscriptionReceipt } from '~/api/contract/receiptOrders';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import { roublesForWire } from '~/domain/money/money';
import type { Payer } from '~/domain/history/payer';
import type { ReceiptOrder } from '~/domain/history/receiptOrder.flow';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';

/** The payer in the spelling of the wire (RCPT-08, RCPT-09; CONST-18). */
const payerToWire = (payer: Payer) =>
  payer.kind === 'firm'
    ? { type: 2 as const, name: payer.name, ogrn: payer.ogrn, inn: payer.inn, kpp: payer.kpp, address: payer.address }
    : {
        type: 1 as const,
        firstName: payer.firstName,
        lastName: payer.lastName,
        middleName: payer.middleName,
        address: payer.address,
        typeDoc: payer.identity === 'passport' ? (1 as const) : (2 as const),
        seriesDoc: payer.series,
        numberDoc: payer.number,
        DateDoc: payer.issuedOn,
        issuer: payer.issuer,
      };

/** Orders a receipt or an invoice, once. The reply contains its number. */
export const orderReceipt = (
  signIn: SignIn,
  payer: Payer,
  order: ReceiptOrder,
): Promise<Outcome<ReplyOf<typeof createRefillReceipt>>> =>
  order.kind === 'refill'
    ? cityCall(createRefillReceipt, { ...payerToWire(payer), sum: roublesForWire(order.sum) }, { token: signIn.token })
    : cityCall(
        createSubscriptionReceipt,
        { ...payerToWire(payer), codeSubscription: order.code, grz: order.plate },
        { token: signIn.token },
      );
