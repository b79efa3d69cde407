import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** The status of a fine; `other` if the city uses an unknown one. */
export type FineStatus =
  'new' | 'paid' | 'suspended' | 'sent' | 'delivered' | 'cancelled' | 'signed' | 'returned' | 'bailiffs' | 'other';

/** A parking fine. Its picture is loaded separately. Only the end of the certificate number is stored. */
export interface Fine {
  /** The number that identifies the fine for payment. */
  uin: string;
  status: FineStatus;
  /** The city's own name for an unknown status. */
  statusWord?: string;
  at?: Instant;
  total?: Kopecks;
  paid?: Kopecks;
  plate?: string;
  place?: string;
  startsAt?: Instant;
  endsAt?: Instant;
  type?: string;
  provider?: string;
  certificateEnd?: string;
}

export interface FineList {
  fines: Fine[];
  /** The city's count, never less than the number of listed fines. */
  count: number;
}

/** The fine whose objection is open, in the address: Back leads to the list. */
export interface FineLink {
  objection?: string;
}

export const readFineLink = ({ objection }: Record<string, unknown>): FineLink => ({
  objection: typeof objection === 'string' && objection !== '' && objection.length <= 50 ? objection : undefined,
});

/** The meaning of a colour: `good` is done, `quiet` inactive, `bad` urgent, `plain` neutral. */
export type FineTone = 'good' | 'quiet' | 'bad' | 'plain';

const tones: Record<FineStatus, FineTone> = {
  paid: 'good',
  suspended: 'quiet',
  sent: 'quiet',
  delivered: 'quiet',
  cancelled: 'quiet',
  signed: 'quiet',
  returned: 'quiet',
  bailiffs: 'bad',
  new: 'plain',
  other: 'plain',
};

/** Paid is green, fines in progress are grey, fines with the bailiffs are red, the rest are black (FINE-04). */
export const fineTone = (status: FineStatus): FineTone => tones[status];

/**
 * Returns the amount still due; undefined if the total is unknown. Nothing is due for a cancelled or paid fine. With
 * the early discount, the paid amount of a paid fine can be below its total.
 */
export const unpaidSum = ({
  status,
  total,
  paid = 0,
}: Pick<Fine, 'status' | 'total' | 'paid'>): Kopecks | undefined => {
  if (status === 'paid' || status === 'cancelled') return 0;
  return total === undefined ? undefined : Math.max(0, total - paid);
};
