import type { FaultKind } from '../../fake-city/faults/FaultList';
import { randomFor, type Random } from '../../fake-city/seed/random';
import { longestDelayMs } from '../SimulatedNetwork';

/** A fault, and the number of requests it affects. */
export interface PlannedFault {
  kind: FaultKind;
  count: number;
  ms?: number;
  /** Each request has its own delay between `ms` and this. */
  mostMs?: number;
}

export type Action =
  | 'start'
  | 'both'
  | 'extend'
  | 'cancel'
  | 'refill'
  | 'subscribe'
  | 'reload'
  | 'back'
  | 'line'
  | 'logout'
  | 'look'
  | 'release'
  | 'update';

/** The actions that move money, or lead to a payment page. */
export const paying: readonly Action[] = ['start', 'both', 'extend', 'cancel', 'refill', 'subscribe'];

/** An event while an answer is under way. */
type Interruption = 'nothing' | 'reload' | 'offline' | 'tapAgain' | 'close' | 'leave' | 'release';

/** The use of a top-up's link: its page is opened and left again in one of several ways. */
export interface PlannedLink {
  action: 'pay' | 'decline' | 'close' | 'leave';
  /** How the provider informs the city of the payment. */
  credit: 'now' | 'later' | 'twice' | 'never';
  ms: number;
  /** The tab in which the provider leads back to the app becomes the second tab, if there is none. */
  isKept: boolean;
}

/**
 * One action of a driver. A plan is drawn completely before it runs, so that the speed of the machine does not change
 * it.
 */
export interface Step {
  action: Action;
  /** True if it happens in the second tab. */
  isInOther: boolean;
  /** The choice between two vehicles and between two places. */
  vehicle: 0 | 1;
  place: 0 | 1;
  hours: 1 | 2;
  /** The choice among several, as a fraction of their number. */
  which: number;
  /** A trembling finger taps twice before the page has drawn anything. That is one confirmation. */
  isDouble: boolean;
  /** A fault for the payment of this step. */
  onMoney?: PlannedFault;
  /** A fault for the readings of profile and history after it. */
  onReads?: PlannedFault;
  interruption: Interruption;
  /** For a top-up: how its link is followed. */
  link?: PlannedLink;
  /** How far the clocks of phone and city advance afterwards. */
  passMs: number;
}

export interface Plan {
  city: string;
  seed: number;
  /** The app has its worker, so that it opens without a network. */
  hasWorker: boolean;
  /** The city refuses a second stay of a parked vehicle. */
  guardsRepeatedStart: boolean;
  /** Some requests are executed up to `longestDelayMs` later. */
  hasDelays: boolean;
  /** How far the Date header of every answer is ahead of the times that the city records. */
  proxyMs: number;
  writesSeconds: boolean;
  steps: Step[];
}

/** One city that recognises a repeated attempt, and one that does not. */
export const cities = ['perm', 'kazan'] as const;
const [knowsAttempts] = cities;

const shares: readonly (readonly [Action, number])[] = [
  ['start', 0.34],
  ['both', 0.05],
  ['extend', 0.17],
  ['cancel', 0.12],
  ['refill', 0.06],
  ['reload', 0.06],
  ['back', 0.04],
  ['line', 0.06],
  ['logout', 0.04],
  ['look', 0.06],
];

/** The fate of a step's payment: every kind of fault that a payment can meet. */
const moneyKinds: readonly FaultKind[] = [
  'rst',
  'commit+rst',
  'commit+rst',
  'hang',
  'commit+hang',
  'commit+hang',
  'commit+500',
  'commit+tokenExpired',
  'truncate',
  'truncate',
  'drip',
  'gzip-broken',
  '500',
  '429',
  'html200',
  'portal302',
  'empty',
  'null',
  'wrongtype',
  'tokenExpired',
  'delay',
  'dup',
  'dup',
];
const readKinds: readonly FaultKind[] = ['rst', '500', 'html200', 'truncate', 'wrongtype', 'delay', 'null'];

/** The fate of a payment in plans with delays. */
const moneyKindsWithDelays: readonly FaultKind[] = [
  '504+commit',
  '504+commit',
  'hang+commit',
  '502',
  '504',
  'json-as-html',
  'json-as-text',
];
/**
 * A browser repeats a request whose connection was reset. A city that recognises the attempt executes it once, as
 * required.
 */
const kindsOfResets: readonly FaultKind[] = ['rst+commit', 'rst+commit', 'late+commit', 'late+commit'];
/** For readings, `hang+commit` means a slow city. */
const readKindsWithDelays: readonly FaultKind[] = [
  'hang+commit',
  'hang+commit',
  '502',
  '504',
  'json-as-html',
  'json-as-text',
];

const weighed = (random: Random): Action => {
  let rest = random.next();
  for (const [action, share] of shares) {
    rest -= share;
    if (rest < 0) return action;
  }
  return 'look';
};

const onMoney = (random: Random): PlannedFault => {
  const kind = random.pick(moneyKinds);
  const ms = random.whole(300, 2500);
  // The browser retries a reset request, so all retries must meet the fault. One byte every few milliseconds is slow
  // enough.
  return {
    kind,
    count: kind === 'rst' ? 20 : 1,
    ms: kind === 'drip' ? 5 : kind === 'hang' && ms > 1500 ? undefined : ms,
  };
};

const stepOf = (random: Random): Step => {
  const step: Step = {
    action: weighed(random),
    isInOther: random.happens(0.2),
    vehicle: random.happens(0.6) ? 0 : 1,
    place: random.happens(0.7) ? 0 : 1,
    hours: random.happens(0.5) ? 1 : 2,
    which: random.next(),
    isDouble: random.happens(0.25),
    interruption: random.happens(0.7) ? 'nothing' : random.pick(['reload', 'offline', 'tapAgain', 'close', 'leave']),
    passMs: random.pick([0, 1_000, 4_000, 16_000, 20_000, 48_000]),
  };
  const [money, reads] = [onMoney(random), { kind: random.pick(readKinds), count: random.whole(1, 8), ms: 800 }];
  if (random.happens(0.65)) step.onMoney = money;
  if (random.happens(0.2)) step.onReads = reads;
  return step;
};

/** Returns a step without any disturbance. */
export const calm = (step: Pick<Step, 'action'> & Partial<Step>): Step => ({
  isInOther: false,
  vehicle: 0,
  place: 0,
  hours: 1,
  which: 0,
  isDouble: false,
  interruption: 'nothing',
  passMs: 1_000,
  ...step,
});

const linkOf = (random: Random): PlannedLink => ({
  action: random.pick(['pay', 'pay', 'pay', 'decline', 'close', 'leave']),
  credit: random.pick(['now', 'now', 'now', 'later', 'twice', 'never']),
  ms: random.whole(300, 2_500),
  isKept: random.happens(0.5),
});

/** Inserts a step at a random position of a schedule, not before `from`, and returns the position. */
const insertStep = (steps: Step[], random: Random, step: Step, from = 0): number => {
  const at = random.whole(from, steps.length);
  steps.splice(at, 0, step);
  return at;
};

/**
 * Adds rare events from a separate random source, so that the rest of a seed stays the same. They are a subscription,
 * the way to a top-up's provider and back, and a new release of the app. The release comes between two actions or while
 * a payment is under way.
 */
const addSeldom = (steps: Step[], random: Random, hasWorker: boolean): void => {
  for (const step of steps) {
    const [link, isFollowed] = [linkOf(random), random.happens(0.7)];
    if (step.action === 'refill' && isFollowed) step.link = link;
  }
  const [subscribe, topUp, link] = [stepOf(random), stepOf(random), linkOf(random)];
  if (random.happens(0.3)) insertStep(steps, random, { ...subscribe, action: 'subscribe' });
  if (random.happens(0.2)) insertStep(steps, random, { ...topUp, action: 'refill', link });
  const [isReleased, isDuringPayment] = [random.happens(hasWorker ? 0.5 : 0.15), random.happens(0.5)];
  if (!isReleased) return;
  const disturbed = steps.findIndex(
    ({ action, interruption }) => action !== 'both' && paying.includes(action) && interruption === 'nothing',
  );
  const during = isDuringPayment ? steps[disturbed] : undefined;
  if (during) during.interruption = 'release';
  const at = during ? disturbed : insertStep(steps, random, calm({ action: 'release' }));
  insertStep(steps, random, calm({ action: 'update' }), at + 1);
};

/**
 * Adds late requests, strange answers and properties of the city. They have a separate random source, so that the rest
 * of a seed stays the same.
 */
const withDelays = (plan: Plan, random: Random): Plan => {
  const kinds = plan.city === knowsAttempts ? [...moneyKindsWithDelays, ...kindsOfResets] : moneyKindsWithDelays;
  for (const step of plan.steps) {
    const ms = random.whole(500, random.pick([14_000, 60_000, longestDelayMs]));
    const [money, reads] = [
      { kind: random.pick(kinds), count: 1, ms },
      { kind: random.pick(readKindsWithDelays), count: random.whole(1, 8), ms: 1_000, mostMs: 14_000 },
    ];
    const [isMoney, areReads] = [random.happens(0.4), random.happens(0.15)];
    // The browser repeats a reset request, and each repetition meets the same fault.
    if (isMoney && paying.includes(step.action))
      step.onMoney = money.kind === 'rst+commit' ? { ...money, count: 20 } : money;
    if (areReads) step.onReads = reads;
  }
  const sideMs = random.pick([5_000, 60_000, 600_000]);
  const proxyMs = random.happens(0.6) ? random.whole(-sideMs, sideMs) : 0;
  return { ...plan, hasDelays: true, proxyMs, writesSeconds: random.happens(0.7) };
};

/** Returns the plan of a seed. Without delays it is the same as before delays existed. */
export const planOf = (seed: number, hasDelays: boolean): Plan => {
  const random = randomFor('browser', seed);
  const city = cities[seed % 2] ?? cities[0];
  const [hasWorker, guardsRepeatedStart] = [random.happens(0.12), random.happens(0.6)];
  const steps = Array.from({ length: random.whole(4, 7) }, () => stepOf(random));
  addSeldom(steps, randomFor('browser, seldom', seed), hasWorker);
  const plan: Plan = {
    city,
    seed,
    hasWorker,
    guardsRepeatedStart,
    hasDelays: false,
    proxyMs: 0,
    writesSeconds: true,
    steps,
  };
  return hasDelays ? withDelays(plan, randomFor('browser, delays', seed)) : plan;
};
