import { recordUnpaidStays } from '../../payments/recordUnpaidStays';
import { operationsOf } from '../../store/payments/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readHistory } from './readHistory';
import { wireOperations } from './wireOperations';

const pageSize = 50;

/** A page of the history, newest first. The next page is requested with the moment of the last operation as EndDate. */
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
