/** A receipt or an invoice as printed, all values as text. */
export interface ReceiptDocument {
  /** «Квитанция» or «Счёт на оплату». */
  title: string;
  number: string;
  date: string;
  uin: string;
  recipient: ReceiptLine[];
  payerTitle: string;
  payer: ReceiptLine[];
  purpose: string;
  sum: string;
  sumInWords: string;
  payUntil: string;
  /** Set if it is paid. */
  paidOn: string | null;
}

export interface ReceiptLine {
  name: string;
  text: string;
}
