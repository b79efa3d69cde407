import type { ReplyOf } from '~/api/contract/endpoint';
import type { getReceiptList } from '~/api/contract/receipts';
import { instantFromWire } from '~/domain/cityTime';
import { kopecksFromRoubles } from '~/domain/money';
import type { Receipt } from '~/domain/receipt';
import { filled } from '../wireText';

const longest = { number: 100, text: 300 };

/** Type 2 is a legal entity's; some servers name it. */
const isLegal = (type: string | undefined): boolean => /^(2|legal)$/i.test(type?.trim() ?? '');

/** The receipts that can be asked for: without a number there is nothing to open. Each once, in the server's order. */
export const receiptsFromWire = ({ result }: ReplyOf<typeof getReceiptList>, timeZone: string): Receipt[] => {
  const read = result.flatMap(({ receiptnumber, date, sum, status, receiptname, type, UIN }): Receipt[] => {
    const number = receiptnumber.trim();
    if (number === '' || number.length > longest.number) return [];
    return [
      {
        number,
        at: instantFromWire(date, timeZone),
        sum: kopecksFromRoubles(sum),
        status: filled(status, longest.text),
        name: filled(receiptname, longest.text),
        kind: isLegal(type) ? 'invoice' : 'receipt',
        uin: filled(UIN, longest.text),
      },
    ];
  });
  return [...new Map(read.map((receipt): [string, Receipt] => [receipt.number, receipt])).values()];
};
