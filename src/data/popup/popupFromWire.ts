import type { ReplyOf } from '~/api/contract/endpoint';
import type { getPopup } from '~/api/contract/notices';
import type { Popup } from '~/domain/popup';

/** More is no news but a fault. */
const mostLetters = { title: 200, message: 50_000 };

export const popupFromWire = ({ result: { title, message, updated, url } }: ReplyOf<typeof getPopup>): Popup => ({
  title: title?.replaceAll(/\s+/g, ' ').trim().slice(0, mostLetters.title) ?? '',
  message: message?.trim().slice(0, mostLetters.message) ?? '',
  updated: updated?.trim() ? updated.trim() : undefined,
  url: url?.trim() ? url.trim() : undefined,
});
