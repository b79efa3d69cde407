import type { Instant } from '../time/cityTime';
import { isSamePlate } from '../vehicle/plate';

/** A right of the driver: a subscription that was bought, or a privilege (document 2, section 3). */
export interface Permit {
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

export type PermitState = 'running' | 'paused' | 'toCome' | 'ended';

/** Where a right stands now. One that can be continued stands still; one without an end has not ended. */
export const permitState = ({ canContinue, startsAt, endsAt }: Permit, now: Instant): PermitState => {
  if (canContinue) return 'paused';
  if (endsAt !== undefined && endsAt <= now) return 'ended';
  return startsAt !== undefined && startsAt > now ? 'toCome' : 'running';
};

const ranks: Record<PermitState, number> = { running: 0, paused: 1, toCome: 2, ended: 3 };

/** What is good now stands first, what is over last; otherwise in the server's order. */
export const sortPermits = (permits: readonly Permit[], now: Instant): Permit[] =>
  [...permits].sort((one, other) => ranks[permitState(one, now)] - ranks[permitState(other, now)]);

/** What can be done with a right, each only where the server allows it (document 2, section 6). */
export type PermitAction =
  | { kind: 'pause' | 'continue' | 'refund'; orderNumber: string }
  | { kind: 'changeVehicle'; orderNumber: string; plate: string };

/** Can anything be done with it at all? Without a number it cannot be named. */
export const hasActions = ({ orderNumber, canPause, canContinue, canChangeVehicle, canRefund }: Permit): boolean =>
  orderNumber !== undefined && (canPause || canContinue || canChangeVehicle || canRefund);

/**
 * Has it been done? Judged by the rights as they stand now, where the answer was lost, and of a refund by those that stood before it: one
 * that could not be given back then has not been since, and one that is gone was. Where none is left, or none was read before, nothing is
 * told: undefined; but of the only right an empty list tells that it is gone.
 */
export const isPermitActionDone = (
  action: PermitAction,
  permits: readonly Permit[],
  before?: readonly Permit[],
): boolean | undefined => {
  const isActionTarget = ({ orderNumber }: Permit): boolean => orderNumber === action.orderNumber;
  const permit = permits.find(isActionTarget);
  if (action.kind === 'refund' && before?.find(isActionTarget)?.canRefund !== true) return undefined;
  if (permits.length === 0 && !(action.kind === 'refund' && before?.length === 1)) return undefined;
  switch (action.kind) {
    case 'pause':
      return permit?.canContinue === true;
    case 'continue':
      return permit?.canContinue === false;
    case 'refund':
      return permit?.canRefund !== true;
    case 'changeVehicle':
      return permit?.plate !== undefined && isSamePlate(permit.plate, action.plate);
  }
};

/** The numbers by which rights are told apart. */
export const orderNumbers = (permits: readonly Permit[]): string[] =>
  permits.flatMap(({ orderNumber }) => orderNumber ?? []);

/** A subscription that is paid elsewhere, and what else may be: that a new right is not taken for it. */
export interface AwaitedOrder {
  /** The driver's orders before it. */
  known: readonly string[];
  vehiclePlate: string;
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
export const isPermitIssued = (
  permits: readonly Permit[],
  { known, vehiclePlate, title, otherTitles, isOtherAwaited }: AwaitedOrder,
): boolean => {
  const newPermits = permits.filter(
    ({ orderNumber, plate }) =>
      orderNumber !== undefined &&
      !known.includes(orderNumber) &&
      (plate === undefined || isSamePlate(plate, vehiclePlate)),
  );
  const boughtTitle = plainTitle(title);
  const others = new Set(otherTitles.map(plainTitle));
  return newPermits.some(({ type, variation }) => {
    const names = [type, variation ?? ''].map(plainTitle);
    return names.includes(boughtTitle) || (!isOtherAwaited && !names.some((name) => others.has(name)));
  });
};
