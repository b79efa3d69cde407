import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Paged } from '../calls/Handler';

const isPaged = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Writes a list as JSON, page by page. Other requests run in between. */
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

/**
 * Writes a reply as JSON in chunks that are each small enough to be made synchronously. Fields without a value are
 * omitted, as by JSON.stringify.
 */
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
