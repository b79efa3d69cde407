import { noteUnpaid } from '../../payments/noteUnpaid';
import { operationsOf } from '../../store/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { readHistory } from './readHistory';
import { wireOperations } from './wireOperations';

/** Document 1, section 9. */
const pageSize = 50;

/** A page of the history, the newest first. The moment of its last line, as EndDate, asks for the next page. */
export const getOperations: Handler<'getOperations'> = (input, context) => {
  const account = driverOf(context);
  const { world, city, nowMs } = context;
  const filter = readHistory(context, account, input);
  noteUnpaid(world.store, city, account, nowMs);
  const lines = filter ? operationsOf(world.store, account, filter, pageSize) : [];
  return { result: wireOperations(context, account, lines) };
};

/** The newest page of the whole history. */
export const getRecentOperations: Handler<'getRecentOperations'> = (_, context) => getOperations({}, context);
