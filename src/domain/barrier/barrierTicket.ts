import { stripSpaces } from '../content/invisible';

/** A ticket of a barrier car park. */
export interface BarrierTicket {
  /** The number on the car park's sign. */
  parking: string;
  /** The number of the ticket, or of the card that opened the barrier. Leading zeros are significant. */
  ticket: string;
}

/** Returns the number as it is sent. Removes spaces (tickets print digits in groups) and invisible characters. */
export const normaliseBarrierNumber = (input: string): string => stripSpaces(input);

/** Returns the text that is hashed as the target of a payment. It names the ticket and the car park, but no price. */
export const ticketText = ({ parking, ticket }: BarrierTicket): string => `ticket:${ticket}@${parking}`;

/** Normalises a number for comparison. Spaces, case and leading zeros do not make it a different one. */
const plainNumber = (spelled: string): string =>
  normaliseBarrierNumber(spelled)
    .toLowerCase()
    .replace(/^0+(?=.)/, '');
export const isSameNumber = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other);
