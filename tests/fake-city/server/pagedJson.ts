import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Paged } from '../calls/Handler';

const isPaged = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** A list as JSON, a page at a time; other requests have their turn after each. */
async function* listText(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length > 0) {
      yield separator + JSON.stringify(page).slice(1, -1);
      separator = ',';
    }
    await nextTurn();
  }
  yield separator === '[' ? '[]' : ']';
}

/** A reply as JSON in pieces, each small enough to be made at once. Fields without a value are left out, as JSON.stringify does. */
export async function* pagedJson(reply: Paged<object>): AsyncGenerator<string> {
  let separator = '{';
  for (const [field, value] of Object.entries(reply) as [string, unknown][]) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(field)}:`;
    if (isPaged(value)) yield* listText(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}
