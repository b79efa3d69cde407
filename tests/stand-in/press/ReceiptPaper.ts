/** A receipt or an invoice as it stands on paper, all in words. */
export interface ReceiptPaper {
  /** «Квитанция» or «Счёт на оплату». */
  title: string;
  number: string;
  date: string;
  uin: string;
  recipient: PaperLine[];
  payerTitle: string;
  payer: PaperLine[];
  purpose: string;
  sum: string;
  sumInWords: string;
  payUntil: string;
  /** Set where it is paid. */
  paidOn: string | null;
}

export interface PaperLine {
  name: string;
  text: string;
}
