import { barrierFlow, barrierStart, type BarrierEvent, type BarrierState } from '~/domain/barrier/barrier.flow';
import type { Model } from './explore';

/** Time advances in steps of 10 s. A price is valid for three steps. */
interface Environment {
  state: BarrierState;
  /** The true time, and the offset of the page's clock, in steps. */
  time: number;
  offBy: number;
  jumps: number;
  isAsleep: boolean;
  requested: number;
  /** Prices that have been requested, with the step of the request. */
  pending: readonly { id: number; since: number; at: number }[];
  taps: number;
  /** The payment that was sent, as shown on the screen: its true age in steps, and its cost. */
  sent?: { age: number; cost: number };
}

const stepMs = 10_000;
const lifeSteps = 3;
const maxTime = 6;

/** The barrier form as used by `useBarrierPayment.ts`: it ticks every second and requests a price at each tap. */
export const barrierModel = (play = barrierFlow): Model<Environment> => {
  const clock = ({ time, offBy }: Environment): number => (time + offBy) * stepMs;
  const dispatch = (environment: Environment, event: BarrierEvent): Environment => ({
    ...environment,
    state: play(environment.state, event),
  });
  const tick = (environment: Environment): Environment =>
    dispatch({ ...environment, isAsleep: false }, { type: 'tick', now: clock(environment) });
  const deliver =
    (
      index: number,
      make: (environment: Environment, id: string, one: Environment['pending'][number]) => BarrierEvent,
    ) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.pending[index];
      return (
        one &&
        dispatch(
          { ...environment, pending: environment.pending.toSpliced(index, 1) },
          make(environment, String(one.id), one),
        )
      );
    };
  const priced =
    (cost: number) =>
    (environment: Environment, id: string, { since, at }: Environment['pending'][number]): BarrierEvent => ({
      type: 'priced',
      id,
      // The true time of the request is passed as `priceId`, for the check below.
      price: { parking: '501', ticket: '1', cost, priceId: String(since), at },
      now: clock(environment),
    });
  /**
   * The clock is not set while a price is being requested or the page sleeps. Only the city could notice such a short
   * jump.
   */
  const jump =
    (steps: number) =>
    (environment: Environment): Environment | undefined =>
      environment.jumps === 2 || environment.pending.length > 0 || environment.isAsleep
        ? undefined
        : tick({ ...environment, offBy: environment.offBy + steps, jumps: environment.jumps + 1 });
  const whilePaying =
    (event: (environment: Environment) => BarrierEvent) =>
    (environment: Environment): Environment | undefined =>
      environment.state.step === 'paying'
        ? { ...dispatch(environment, event(environment)), sent: undefined }
        : undefined;

  return {
    initial: { state: barrierStart, time: 0, offBy: 0, jumps: 0, isAsleep: false, requested: 0, pending: [], taps: 0 },
    moves: {
      'a tap asks for the price': (environment) => {
        if (environment.state.step !== 'price' || environment.requested === 2) return undefined;
        const id = environment.requested + 1;
        return dispatch(
          {
            ...environment,
            requested: id,
            pending: [...environment.pending, { id, since: environment.time, at: clock(environment) }],
          },
          { type: 'ask', id: String(id) },
        );
      },
      'the first price comes': deliver(0, priced(100)),
      'a later price comes': deliver(1, priced(100)),
      'the first costs nothing': deliver(0, priced(0)),
      'the first is refused': deliver(0, (_, id) => ({ type: 'refused', id, errorName: 'CantFindParking' })),
      'the first answer is lost': deliver(0, (_, id) => ({ type: 'noAnswer', id })),
      '10 s go by': (environment) =>
        environment.time < maxTime ? tick({ ...environment, time: environment.time + 1 }) : undefined,
      'the page sleeps for 30 s': (environment) =>
        environment.time + lifeSteps <= maxTime
          ? { ...environment, time: environment.time + lifeSteps, isAsleep: true }
          : undefined,
      'the clock is set ahead': jump(2),
      'the clock is set back': jump(-1),
      'the clock is set far back': jump(-4),
      'another ticket is typed': (environment) => dispatch(environment, { type: 'changed' }),
      'somebody else is signed in': (environment) => dispatch(environment, { type: 'void', now: clock(environment) }),
      'a tap pays': (environment) => {
        if (environment.taps === 2 || environment.state.step !== 'payment') return undefined;
        const { price } = environment.state;
        const after = dispatch(
          { ...environment, taps: environment.taps + 1 },
          { type: 'pay', now: clock(environment) },
        );
        return after.state.step === 'paying'
          ? { ...after, sent: { age: environment.time - Number(price.priceId), cost: after.state.price.cost } }
          : after;
      },
      'it is paid': whilePaying((environment) => ({
        type: 'paid',
        paid: { parking: '501', ticket: '1', sum: 100, at: clock(environment) },
      })),
      'the city says that nothing is owed': whilePaying(() => ({ type: 'said', message: 'Уже оплачено' })),
      'it is refused, lost or a link': whilePaying((environment) => ({ type: 'ended', now: clock(environment) })),
      'the city says that the price has changed': whilePaying((environment) => ({
        type: 'ended',
        now: clock(environment),
        errorName: 'PriceChangedTryLater',
      })),
    },
    check: ({ state, sent }, move, before) => {
      if (sent && sent.age >= lifeSteps) return 'an old price is paid';
      if (sent && sent.cost <= 0) return 'nothing is paid for';
      if (state.step === 'paying' && before.state.step !== 'paying' && move !== 'a tap pays')
        return 'a payment begins without a tap';
      if (state.step === 'payment' && before.state.step !== 'payment' && !move.includes('price comes'))
        return 'a price stands there that was not asked for';
      const answered = before.pending[move.startsWith('a later') ? 1 : 0];
      const isAnswer = /^(the first|a later) /.test(move);
      const isAwaited = before.state.step === 'price' && before.state.pendingId === String(answered?.id);
      if (isAnswer && !isAwaited && state !== before.state) return 'the answer to an earlier asking is heard';
      const isNewMessage =
        state.step === 'price' && before.state.step === 'price' && state.notice !== before.state.notice;
      if (isNewMessage && state.notice?.kind === 'paid') return 'paid is told of nothing';
      return undefined;
    },
    isEnding: ({ state, pending }) => state.step === 'price' && pending.length === 0,
  };
};
