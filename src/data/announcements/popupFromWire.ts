import type { ReplyOf } from '~/api/contract/endpoint';
import type { getPopup } from '~/api/contract/options';
import type { Popup } from '~/domain/content/popup';

/** A longer text is a server fault, not news. */
const maxLengths = { title: 200, message: 50_000 };

export const popupFromWire = ({ result: { title, message, updated, url } }: ReplyOf<typeof getPopup>): Popup => ({
  title: title?.replaceAll(/\s+/g, ' ').trim().slice(0, maxLengths.title) ?? '',
  message: message?.trim().slice(0, maxLengths.message) ?? '',
  updated: updated?.trim() ? updated.trim() : undefined,
  url: url?.trim() ? url.trim() : undefined,
});
