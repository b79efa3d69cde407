import { noteUnpaid } from '../../payments/noteUnpaid';
import { minuteMs } from '../../rules/wallTime';
import { addFile } from '../../store/files';
import { lastOperation } from '../../store/operations';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { readHistory } from './readHistory';

/** How long the link is good. */
const lifeMs = 10 * minuteMs;

/** A link to the history as it is now, as a workbook or a document (document 2, section 7). Throws InDevelopingError where the city has none. */
export const downloadHistory: Handler<'downloadHistory'> = ({ type, ...input }, context) => {
  const account = driverOf(context);
  if (!context.rules.settings.reportHistoryOperation) throw new Refusal('InDevelopingError');
  const { world, city, nowMs } = context;
  noteUnpaid(world.store, city, account, nowMs);
  const asked = readHistory(context, account, input);
  const filter = asked && { ...asked, upToId: lastOperation(world.store, account) };
  return { result: addFile(world.store, city.city, account, { kind: 'history', type, filter, madeMs: nowMs }, nowMs, lifeMs) };
};
