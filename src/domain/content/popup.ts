import { plainText } from './plainText';
import { textStamp } from './textStamp';

/** News of a city that open by themselves over the main page (document 1, sections 2 and 7). */
export interface Popup {
  title: string;
  /** HTML, unsafe until it is drawn by the one component for it. */
  message: string;
  /** The server's date of the last change, as it came. */
  updated?: string;
  url?: string;
}

/** Empty paragraphs and spaces are nothing to read. */
const isBlank = (html: string): boolean => !/<img\b/i.test(html) && plainText(html).trim() === '';

/** By what a dismissed popup is known again: its date; where the server gives none, what it says. */
export const popupStamp = ({ title, message, updated }: Popup): string => textStamp(updated ?? `${title}\n${message}`);

/** Does it open? Not with an empty title and message, and not once dismissed, until its date changes (document 1, section 2). */
export const isPopupOpen = (popup: Popup | undefined, dismissed: string | undefined): popup is Popup =>
  popup !== undefined && !(popup.title === '' && isBlank(popup.message)) && popupStamp(popup) !== dismissed;
