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

/**
 * Has it been done? Judged by the rights as they stand now, where the answer was lost, and of a refund by those that stood before it: one
 * that could not be given back then has not been since, and one that is gone was. Where none is left, or none was read before, nothing is
 * told: undefined; but of the only right an empty list tells that it is gone.
 */
export const isDeedDone = (deed: BenefitDeed, benefits: readonly Benefit[], before?: readonly Benefit[]): boolean | undefined => {
  const ofDeed = ({ orderNumber }: Benefit): boolean => orderNumber === deed.orderNumber;
  const benefit = benefits.find(ofDeed);
  if (deed.kind === 'refund' && before?.find(ofDeed)?.canRefund !== true) return undefined;
  if (benefits.length === 0 && !(deed.kind === 'refund' && before?.length === 1)) return undefined;
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

/** A subscription that is paid elsewhere, and what else may be: that a new right is not taken for it. */
export interface AwaitedOrder {
  /** The driver's orders before it. */
  known: readonly string[];
  car: string;
  title: string;
  /** The titles of what else the city sells, as far as they are known. */
  otherTitles: readonly string[];
  /** The payment page of another one for this car stands open. */
  isOtherAwaited: boolean;
}

const plainTitle = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Has it come: a right for this car by an order that was not known before? One that the city calls by its title is it, one that is
 * called like another is not. Where the name tells nothing, it is it unless another is awaited as well.
 */
export const hasCome = (benefits: readonly Benefit[], { known, car, title, otherTitles, isOtherAwaited }: AwaitedOrder): boolean => {
  const fresh = benefits.filter(
    ({ orderNumber, plate }) => orderNumber !== undefined && !known.includes(orderNumber) && (plate === undefined || isSamePlate(plate, car)),
  );
  const own = plainTitle(title);
  const others = new Set(otherTitles.map(plainTitle));
  return fresh.some(({ type, variation }) => {
    const names = [type, variation ?? ''].map(plainTitle);
    return names.includes(own) || (!isOtherAwaited && !names.some((name) => others.has(name)));
  });
};
