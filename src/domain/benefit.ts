import type { Instant } from './cityTime';
import { isSamePlate } from './plate';

/** A right of the driver: a subscription that was bought, or a privilege (document 2, section 3). */
export interface Benefit {
  /** What kind of permission it is, in the server's words. */
  type: string;
  /** Which of its kind, in the server's words. */
  variation?: string;
  /** Where it is good: zones, or cadastral quarters in the city that has those. Empty where the server does not say. */
  places: string[];
  isForAnyPlace: boolean;
  plate?: string;
  isForAnyVehicle: boolean;
  /** 0–100. */
  salePercent?: number;
  /** Names it in every action; without it nothing can be done with it. */
  orderNumber?: string;
  canChangeVehicle: boolean;
  canRefund: boolean;
  canPause: boolean;
  canContinue: boolean;
  startsAt?: Instant;
  endsAt?: Instant;
}

export type BenefitState = 'running' | 'paused' | 'toCome' | 'ended';

/** Where a right stands now. One that can be continued stands still; one without an end has not ended. */
export const benefitState = ({ canContinue, startsAt, endsAt }: Benefit, now: Instant): BenefitState => {
  if (canContinue) return 'paused';
  if (endsAt !== undefined && endsAt <= now) return 'ended';
  return startsAt !== undefined && startsAt > now ? 'toCome' : 'running';
};

const ranks: Record<BenefitState, number> = { running: 0, paused: 1, toCome: 2, ended: 3 };

/** What is good now stands first, what is over last; otherwise in the server's order. */
export const inOrderOfUse = (benefits: readonly Benefit[], now: Instant): Benefit[] =>
  [...benefits].sort((one, other) => ranks[benefitState(one, now)] - ranks[benefitState(other, now)]);

/** What can be done with a right, each only where the server allows it (document 2, section 6). */
export type BenefitDeed =
  { kind: 'pause' | 'continue' | 'refund'; orderNumber: string } | { kind: 'changeVehicle'; orderNumber: string; plate: string };

/** Can anything be done with it at all? Without a number it cannot be named. */
export const hasDeeds = ({ orderNumber, canPause, canContinue, canChangeVehicle, canRefund }: Benefit): boolean =>
  orderNumber !== undefined && (canPause || canContinue || canChangeVehicle || canRefund);

/** Has it been done? Judged by the rights as they stand now, where the answer was lost. A right that is gone was given back. */
export const isDeedDone = (deed: BenefitDeed, benefits: readonly Benefit[]): boolean => {
  const benefit = benefits.find(({ orderNumber }) => orderNumber === deed.orderNumber);
  switch (deed.kind) {
    case 'pause':
      return benefit?.canContinue === true;
    case 'continue':
      return benefit?.canContinue === false;
    case 'refund':
      return benefit?.canRefund !== true;
    case 'changeVehicle':
      return benefit?.plate !== undefined && isSamePlate(benefit.plate, deed.plate);
  }
};

/** The numbers by which rights are told apart. */
export const orderNumbers = (benefits: readonly Benefit[]): string[] => benefits.flatMap(({ orderNumber }) => orderNumber ?? []);

/** Has the driver a right for this car by an order that was not known before? Tells that a subscription has been paid elsewhere. */
export const hasNewOrder = (benefits: readonly Benefit[], known: readonly string[], car: string): boolean =>
  benefits.some(
    ({ orderNumber, plate }) => orderNumber !== undefined && !known.includes(orderNumber) && (plate === undefined || isSamePlate(plate, car)),
  );
