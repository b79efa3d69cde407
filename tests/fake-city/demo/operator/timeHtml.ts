import { html } from 'hono/html';
import { isoInCity } from '../../rules/wallTime';
import type { Html } from '../page';

/** A moment in the local time of a city. */
export const timeHtml = (atMs: number, timeZone = 'UTC'): Html => {
  const local = isoInCity(timeZone, atMs);
  return html`<time datetime="${local}"
    >${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} ${local.slice(11, 16)}</time
  >`;
};
