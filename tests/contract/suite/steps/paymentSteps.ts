import { learnedFact, type Facts } from '../Facts';
import { step } from '../Step';
import { dayAfter, recordStart, plateOf, profileStep } from './driverSteps';

const minutes = (facts: Facts): number => Number(learnedFact(facts, 'duration'));
/** Long enough that the stay can be cancelled. */
const longStay = (facts: Facts): number => Math.max(60, minutes(facts));
const method = (facts: Facts): string => learnedFact(facts, 'payment method');
/** As early as the city allows, so that the permit is active and can be paused. */
const subscriptionStart = (facts: Facts): string =>
  dayAfter(facts, Number(facts.known.get('days before a subscription') ?? 0));

/**
 * Starting, extending, ending and topping up, then the same for a city without balances. Each city refuses one of the
 * two halves.
 */
export const paymentSteps = [
  step('refillBalance', { as: 'driver', input: (facts) => ({ PaymentService: method(facts), RefillAmount: '100' }) }),
  step('startParking', {
    as: 'guest',
    input: (facts) => ({
      Vehicle: `Е${plateOf(facts).slice(1)}`,
      Zone: learnedFact(facts, 'zone'),
      Duration: minutes(facts),
      PaymentService: method(facts),
      phone: '79000000000',
    }),
  }),
  step('startParking', {
    as: 'driver',
    input: (facts) => ({ Vehicle: plateOf(facts), Zone: learnedFact(facts, 'zone'), Duration: longStay(facts) }),
    learn: (_, facts) => recordStart(facts),
  }),
  profileStep,
  step('getCost', {
    as: 'driver',
    isWriting: true,
    input: (facts) => ({
      Vehicle: plateOf(facts),
      Zone: learnedFact(facts, 'zone'),
      Duration: minutes(facts),
      ReservationId: learnedFact(facts, 'stay'),
    }),
  }),
  step('renewParking', {
    as: 'driver',
    input: (facts) => ({ ReservationId: learnedFact(facts, 'stay'), Duration: minutes(facts) }),
  }),
  step('cancelParking', { as: 'driver', input: (facts) => ({ ReservationId: learnedFact(facts, 'stay') }) }),

  step('startWithoutBalance', {
    as: 'driver',
    input: (facts) => ({
      Zone: learnedFact(facts, 'zone'),
      Vehicle: { Number: plateOf(facts), NumberFormat: 'rus', Category: 'B' },
    }),
    learn: (_, facts) => recordStart(facts),
  }),
  profileStep,
  step('cancelWithoutBalance', { as: 'driver', input: (facts) => ({ OrderId: learnedFact(facts, 'order') }) }),
  step('startWithoutBalance', {
    as: 'driver',
    input: (facts) => ({
      Zone: learnedFact(facts, 'zone'),
      Vehicle: { Number: plateOf(facts), NumberFormat: 'rus', Category: 'B' },
      Duration: 60,
      timestart: new Date(facts.nowMs - 180 * 60_000).toISOString(),
    }),
  }),
  profileStep,
  step('endDeferred', {
    as: 'driver',
    input: (facts) => ({ OrderId: learnedFact(facts, 'order'), PaymentService: method(facts) }),
  }),
  step('payDeferred', {
    as: 'driver',
    input: (facts) => ({ OrderId: learnedFact(facts, 'order'), PaymentService: method(facts) }),
  }),

  step('getPlanarCost', {
    as: 'guest',
    isWriting: false,
    input: (facts) => ({
      ticketNumber: learnedFact(facts, 'ticket'),
      parkingNumber: learnedFact(facts, 'flat parking'),
    }),
    learn: ({ result }, { known }) => known.set('price of the ticket', result.sessionId),
  }),
  step('payPlanar', {
    as: 'guest',
    input: (facts) => ({
      paymentService: method(facts),
      parkingNumber: learnedFact(facts, 'flat parking'),
      sessionId: learnedFact(facts, 'price of the ticket'),
    }),
  }),

  step('buySubscription', {
    as: 'driver',
    input: (facts) => ({
      vehicle: plateOf(facts),
      codeSubscription: learnedFact(facts, 'subscription'),
      paymentService: 'balance',
      timestart: subscriptionStart(facts),
    }),
  }),
  step('getBenefits', {
    as: 'driver',
    isWriting: true,
    learn: ({ result }, { known }) => {
      const paused = result.find((one) => one.МожноВозобновить)?.НомерЗаказа;
      const running = result.find((one) => one.МожноПриостановить)?.НомерЗаказа;
      known.set('subscription to pause', running ?? '');
      known.set('subscription to continue', paused ?? running ?? '');
      known.set('subscription to give back', result.find((one) => one.МожноВернуть)?.НомерЗаказа ?? '');
      known.set('subscription to move', result.find((one) => one.МожноСменитьТС)?.НомерЗаказа ?? '');
    },
  }),
  step('changeSubscriptionVehicle', {
    as: 'driver',
    input: (facts) => ({ orderNum: learnedFact(facts, 'subscription to move'), grzNew: `С${plateOf(facts).slice(1)}` }),
  }),
  step('pauseSubscription', {
    as: 'driver',
    input: (facts) => ({ orderNum: learnedFact(facts, 'subscription to pause') }),
  }),
  step('continueSubscription', {
    as: 'driver',
    input: (facts) => ({ orderNum: learnedFact(facts, 'subscription to continue') }),
  }),
  step('refundSubscription', {
    as: 'driver',
    input: (facts) => ({ orderNum: learnedFact(facts, 'subscription to give back') }),
  }),
];
