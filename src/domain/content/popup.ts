import { plainText } from './plainText';
import { textStamp } from './textStamp';

/** A city's announcement that opens automatically. */
export interface Popup {
  title: string;
  /** Untrusted HTML, safe only in the component that draws it. */
  message: string;
  /** The date of the last change, as the server sent it. */
  updated?: string;
  url?: string;
}

/** Empty paragraphs and spaces count as blank. */
const isBlank = (html: string): boolean => !/<img\b/i.test(html) && plainText(html).trim() === '';

/** Identifies a dismissed popup: by its date, or by its texts if the server sends no date. */
export const popupStamp = ({ title, message, updated }: Popup): string => textStamp(updated ?? `${title}\n${message}`);

/** True if the popup has a title or a message and was not dismissed with this date. */
export const isPopupOpen = (popup: Popup | undefined, dismissed: string | undefined): popup is Popup =>
  popup !== undefined && !(popup.title === '' && isBlank(popup.message)) && popupStamp(popup) !== dismissed;
