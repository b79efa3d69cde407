/** A receipt or an invoice as it stands on paper, all in words. */
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
  /** Set where it is paid. */
  paidOn: string | null;
}

export interface ReceiptLine {
  name: string;
  text: string;
}
