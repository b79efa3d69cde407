import type { Instant } from '../time/cityTime';
import { isSamePlate } from '../vehicle/plate';

/** A driver's permit: a subscription that was bought, or a privilege. */
export interface Permit {
  /** The kind, as the server names it. */
  type: string;
  /** The variation of the kind, as the server names it. */
  variation?: string;
  /**
   * The zones where it is valid, or the cadastral quarters in the city that has them. Empty if the server does not send
   * them.
   */
  places: string[];
  isForAnyPlace: boolean;
  plate?: string;
  isForAnyVehicle: boolean;
  /** 0–100. */
  salePercent?: number;
  /** Identifies the permit in every action. Without it no action is possible. */
  orderNumber?: string;
  canChangeVehicle: boolean;
  canRefund: boolean;
  canPause: boolean;
  canContinue: boolean;
  startsAt?: Instant;
  endsAt?: Instant;
}

export type PermitState = 'running' | 'paused' | 'toCome' | 'ended' | 'refunded';

/** Returns the current state of a permit. One that can be continued is paused, and one without an end has not ended. */
export const permitState = (
  { canContinue, startsAt, endsAt }: Permit,
  now: Instant,
): Exclude<PermitState, 'refunded'> => {
  if (canContinue) return 'paused';
  if (endsAt !== undefined && endsAt <= now) return 'ended';
  return startsAt !== undefined && startsAt > now ? 'toCome' : 'running';
};

const ranks: Record<PermitState, number> = { running: 0, paused: 1, toCome: 2, ended: 3, refunded: 3 };

/** Sorts permits: running first, ended last, otherwise in the server's order. */
export const sortPermits = (permits: readonly Permit[], now: Instant): Permit[] =>
  [...permits].sort((one, other) => ranks[permitState(one, now)] - ranks[permitState(other, now)]);

/**
 * Returns the permits in the order in which they are shown already, by order numbers. New ones stand before them. So no
 * row moves under a driver who acts on it.
 */
export const keepOrder = (permits: readonly Permit[], displayed: readonly string[]): Permit[] => {
  const placeOf = ({ orderNumber = '' }: Permit): number => displayed.indexOf(orderNumber);
  return [...permits].sort((one, other) => placeOf(one) - placeOf(other));
};

/** The actions on a permit. Each is possible only if the server allows it. */
export type PermitAction =
  | { kind: 'pause' | 'continue' | 'refund'; orderNumber: string }
  | { kind: 'changeVehicle'; orderNumber: string; plate: string };

/** True if any action is possible. Without an order number the permit cannot be identified. */
export const hasActions = ({ orderNumber, canPause, canContinue, canChangeVehicle, canRefund }: Permit): boolean =>
  orderNumber !== undefined && (canPause || canContinue || canChangeVehicle || canRefund);

/**
 * Determines from the current permits whether an action was done after a lost response. A refund also needs the permits
 * from before: one that was refundable, and no longer is or is gone, was refunded. Returns undefined if no permit is
 * left, or if none was read as refundable before. Exception: if the permit was the only one, an empty list proves the
 * refund.
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

/** The order numbers that identify the permits. */
export const orderNumbers = (permits: readonly Permit[]): string[] =>
  permits.flatMap(({ orderNumber }) => orderNumber ?? []);

/** A subscription that is paid on another page. The other fields prevent mistaking an unrelated new permit for it. */
export interface AwaitedOrder {
  /** The driver's order numbers before the purchase. */
  known: readonly string[];
  vehiclePlate: string;
  title: string;
  /** The titles of the city's other subscriptions, as far as they are known. */
  otherTitles: readonly string[];
  /** The payment page of another subscription for this vehicle is also open. */
  isOtherAwaited: boolean;
}

const plainTitle = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * True if a permit for this vehicle has arrived under an order number that was unknown before. It must not have the
 * title of another subscription. If its name matches no title, it counts unless another subscription is awaited as
 * well.
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
