import type { Instant } from '../time/cityTime';
import type { Kopecks } from '../money/money';

/** How far a fine is; `other` where a city has a word of its own for it (document 2, section 4). */
export type FineStatus =
  'new' | 'paid' | 'suspended' | 'sent' | 'delivered' | 'cancelled' | 'signed' | 'returned' | 'bailiffs' | 'other';

/** A fine for parking (document 2, section 3). Its picture is read apart, and of the certificate's number only the end is kept. */
export interface Fine {
  /** The number by which it is paid. */
  uin: string;
  status: FineStatus;
  /** The city's own word for a status that is none of the known. */
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
  /** How many the city counts; never fewer than are listed. */
  count: number;
}

/** What a colour says: done, at rest, urgent, or nothing. */
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

/** Paid is green, on its way grey, with the bailiffs red, the rest black (document 2, section 4; FINE-04). */
export const fineTone = (status: FineStatus): FineTone => tones[status];

/**
 * What is still to pay. Nothing of a fine that is paid, though with the discount of the first days less than its sum was
 * paid, and nothing of a cancelled one. Undefined where the sum is not known.
 */
export const unpaidSum = ({
  status,
  total,
  paid = 0,
}: Pick<Fine, 'status' | 'total' | 'paid'>): Kopecks | undefined => {
  if (status === 'paid' || status === 'cancelled') return 0;
  return total === undefined ? undefined : Math.max(0, total - paid);
};
