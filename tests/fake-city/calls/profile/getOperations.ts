import { recordUnpaidStays } from '../../payments/recordUnpaidStays';
import { operationsOf } from '../../store/payments/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readHistory } from './readHistory';
import { wireOperations } from './wireOperations';

/** Document 1, section 9. */
const pageSize = 50;

/** A page of the history, the newest first. The moment of its last line, as EndDate, asks for the next page. */
export const getOperations: Handler<'getOperations'> = (input, context) => {
  const account = driverOf(context);
  const { server, city, nowMs } = context;
  const filter = readHistory(context, account, input);
  recordUnpaidStays(server.store, city, account, nowMs);
  const operations = filter ? operationsOf(server.store, account, filter, pageSize) : [];
  return { result: wireOperations(context, account, operations) };
};

/** The newest page of the whole history. */
export const getRecentOperations: Handler<'getRecentOperations'> = (_, context) => getOperations({}, context);
