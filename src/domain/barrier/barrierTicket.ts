import { stripSpaces } from '../content/visibleText';

/** Flat parkings with a barrier: what is paid there is a ticket (document 1, section 2). */
export interface BarrierTicket {
  /** The parking's own number, as on its board. */
  parking: string;
  /** The number of the ticket, or of the card that opened the barrier; zeros before it belong to it. */
  ticket: string;
}

/** A number as it is sent: a ticket prints it in groups, and what no eye sees is no part of it. */
export const normaliseBarrierNumber = (input: string): string => stripSpaces(input);

/** The text whose hash is the target of a payment: this ticket of this parking, at whatever price. */
export const ticketText = ({ parking, ticket }: BarrierTicket): string => `ticket:${ticket}@${parking}`;

/** One number, however a board, a link or a history spells it: blanks, small letters and zeros before it make no other parking. */
const plainNumber = (spelled: string): string =>
  normaliseBarrierNumber(spelled)
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
export const isSameNumber = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other);
