import { planarFlow, planarStart, type PlanarEvent, type PlanarState } from '~/domain/planar.flow';
import type { Model } from './explore';

/** Time goes in steps of 10 s; a price is good for three. */
interface World {
  state: PlanarState;
  /** The true time, and how far the page's clock is off it, in steps. */
  time: number;
  offBy: number;
  jumps: number;
  isAsleep: boolean;
  asked: number;
  /** Prices that are being asked for, since which step. */
  pending: readonly { id: number; since: number; at: number }[];
  taps: number;
  /** What was sent, as it stood on the screen: true age in steps, and cost. */
  sent?: { age: number; cost: number };
}

const stepMs = 10_000;
const lifeSteps = 3;
const maxTime = 6;

/** The barrier's form as `usePlanar.ts` uses it: it ticks each second, and asks for a price at each tap. */
export const planarModel = (play = planarFlow): Model<World> => {
  const clock = ({ time, offBy }: World): number => (time + offBy) * stepMs;
  const tell = (world: World, event: PlanarEvent): World => ({ ...world, state: play(world.state, event) });
  const tick = (world: World): World => tell({ ...world, isAsleep: false }, { type: 'tick', now: clock(world) });
  const hear =
    (index: number, make: (world: World, id: string, one: World['pending'][number]) => PlanarEvent) =>
    (world: World): World | undefined => {
      const one = world.pending[index];
      return one && tell({ ...world, pending: world.pending.toSpliced(index, 1) }, make(world, String(one.id), one));
    };
  const priced =
    (cost: number) =>
    (world: World, id: string, { since, at }: World['pending'][number]): PlanarEvent => ({
      type: 'priced',
      id,
      // The true time of the asking travels along as the session, for the check below.
      price: { parking: '501', ticket: '1', cost, sessionId: String(since), at },
      now: clock(world),
    });
  /** No clock is set while a price is being asked for or the page sleeps: a jump that is as short as that only the city could notice. */
  const jump =
    (steps: number) =>
    (world: World): World | undefined =>
      world.jumps === 2 || world.pending.length > 0 || world.isAsleep
        ? undefined
        : tick({ ...world, offBy: world.offBy + steps, jumps: world.jumps + 1 });
  const whilePaying =
    (event: (world: World) => PlanarEvent) =>
    (world: World): World | undefined =>
      world.state.step === 'paying' ? { ...tell(world, event(world)), sent: undefined } : undefined;

  return {
    initial: { state: planarStart, time: 0, offBy: 0, jumps: 0, isAsleep: false, asked: 0, pending: [], taps: 0 },
    moves: {
      'a tap asks for the price': (world) => {
        if (world.state.step !== 'price' || world.asked === 2) return undefined;
        const id = world.asked + 1;
        return tell(
          { ...world, asked: id, pending: [...world.pending, { id, since: world.time, at: clock(world) }] },
          { type: 'ask', id: String(id) },
        );
      },
      'the first price comes': hear(0, priced(100)),
      'a later price comes': hear(1, priced(100)),
      'the first costs nothing': hear(0, priced(0)),
      'the first is refused': hear(0, (_, id) => ({ type: 'refused', id, errorName: 'CantFindParking' })),
      'the first answer is lost': hear(0, (_, id) => ({ type: 'noAnswer', id })),
      '10 s go by': (world) => (world.time < maxTime ? tick({ ...world, time: world.time + 1 }) : undefined),
      'the page sleeps for 30 s': (world) =>
        world.time + lifeSteps <= maxTime ? { ...world, time: world.time + lifeSteps, isAsleep: true } : undefined,
      'the clock is set ahead': jump(2),
      'the clock is set back': jump(-1),
      'the clock is set far back': jump(-4),
      'another ticket is typed': (world) => tell(world, { type: 'changed' }),
      'somebody else is signed in': (world) => tell(world, { type: 'void', now: clock(world) }),
      'a tap pays': (world) => {
        if (world.taps === 2 || world.state.step !== 'payment') return undefined;
        const { price } = world.state;
        const after = tell({ ...world, taps: world.taps + 1 }, { type: 'pay', now: clock(world) });
        return after.state.step === 'paying'
          ? { ...after, sent: { age: world.time - Number(price.sessionId), cost: after.state.price.cost } }
          : after;
      },
      'it is paid': whilePaying((world) => ({ type: 'paid', paid: { parking: '501', ticket: '1', sum: 100, at: clock(world) } })),
      'the city says that nothing is owed': whilePaying(() => ({ type: 'said', message: 'Уже оплачено' })),
      'it is refused, lost or a link': whilePaying((world) => ({ type: 'ended', now: clock(world) })),
      'the city says that the price has changed': whilePaying((world) => ({ type: 'ended', now: clock(world), errorName: 'PriceChangedTryLater' })),
    },
    check: ({ state, sent }, move, before) => {
      if (sent && sent.age >= lifeSteps) return 'an old price is paid';
      if (sent && sent.cost <= 0) return 'nothing is paid for';
      if (state.step === 'paying' && before.state.step !== 'paying' && move !== 'a tap pays') return 'a payment begins without a tap';
      if (state.step === 'payment' && before.state.step !== 'payment' && !move.includes('price comes'))
        return 'a price stands there that was not asked for';
      const answered = before.pending[move.startsWith('a later') ? 1 : 0];
      const isAnswer = /^(the first|a later) /.test(move);
      const isAwaited = before.state.step === 'price' && before.state.asked === String(answered?.id);
      if (isAnswer && !isAwaited && state !== before.state) return 'the answer to an earlier asking is heard';
      const isNewlyTold = state.step === 'price' && before.state.step === 'price' && state.told !== before.state.told;
      if (isNewlyTold && state.told?.kind === 'paid') return 'paid is told of nothing';
      return undefined;
    },
    isEnding: ({ state, pending }) => state.step === 'price' && pending.length === 0,
  };
};
