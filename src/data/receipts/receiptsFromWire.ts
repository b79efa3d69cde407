import type { ReplyOf } from '~/api/contract/endpoint';
import type { getReceiptList } from '~/api/contract/receipts';
import { dateFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { Receipt } from '~/domain/history/receipt';
import { nonEmpty } from '../wireText';

const maxLengths = { number: 100, text: 300 };

/** Type 2 is a legal entity. Some servers send a word instead. */
const isLegalEntity = (type: string | undefined): boolean => /^(2|legal)$/i.test(type?.trim() ?? '');

/**
 * The receipts in the server's order, without duplicates. A receipt without a number cannot be opened and is dropped.
 */
export const receiptsFromWire = ({ result }: ReplyOf<typeof getReceiptList>, timeZone: string): Receipt[] => {
  const receipts = result.flatMap(({ receiptnumber, date, sum, status, receiptname, type, UIN }): Receipt[] => {
    const number = receiptnumber.trim();
    if (number === '' || number.length > maxLengths.number) return [];
    return [
      {
        number,
        at: dateFromWire(date, timeZone),
        sum: kopecksFromRoubles(sum),
        status: nonEmpty(status, maxLengths.text),
        name: nonEmpty(receiptname, maxLengths.text),
        kind: isLegalEntity(type) ? 'invoice' : 'receipt',
        uin: nonEmpty(UIN, maxLengths.text),
      },
    ];
  });
  return [...new Map(receipts.map((receipt): [string, Receipt] => [receipt.number, receipt])).values()];
};
