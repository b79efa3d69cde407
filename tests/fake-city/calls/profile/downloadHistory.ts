import { recordUnpaidStays } from '../../payments/recordUnpaidStays';
import { minuteMs } from '../../rules/wallTime';
import { addFile } from '../../store/content/files';
import { lastOperation } from '../../store/payments/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readHistory } from './readHistory';

/** The lifetime of the link. */
const lifeMs = 10 * minuteMs;

/**
 * Returns a link to the current history as a workbook or a document. Throws InDevelopingError if the city does not
 * offer it.
 */
export const downloadHistory: Handler<'downloadHistory'> = ({ type, ...input }, context) => {
  const account = driverOf(context);
  if (!context.rules.settings.reportHistoryOperation) throw new Refusal('InDevelopingError');
  const { server, city, nowMs } = context;
  recordUnpaidStays(server.store, city, account, nowMs);
  const request = readHistory(context, account, input);
  const filter = request && { ...request, upToId: lastOperation(server.store, account) };
  return {
    result: addFile(server.store, city.city, account, { kind: 'history', type, filter, madeMs: nowMs }, nowMs, lifeMs),
  };
};
