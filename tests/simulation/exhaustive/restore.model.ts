import { restoreFlow, subjectOf, type RestoreEvent, type RestoreState } from '~/domain/restore.flow';
import type { Model } from './explore';

interface Call {
  kind: 'code' | 'check' | 'change';
  /** The login or the link's salt that it is for. */
  of: string;
  isDone: boolean;
}

interface World {
  state: RestoreState;
  calls: readonly Call[];
  /** What the city has done: `code a`, `good s`, `changed a`. */
  done: readonly string[];
  taps: number;
  sends: number;
}

const maxTaps = 5;
const good: readonly string[] = ['s'];

/** The pages of a forgotten password: a call goes on where its page is left, and its answer is told all the same. */
export const restoreModel = (play = restoreFlow): Model<World> => {
  const tell = (world: World, event: RestoreEvent): World => ({ ...world, state: play(world.state, event) });
  const tap = (world: World, call?: Omit<Call, 'isDone'>): World => ({
    ...world,
    taps: world.taps + 1,
    sends: world.sends + (call ? 1 : 0),
    calls: call ? [...world.calls, { ...call, isDone: false }] : world.calls,
  });
  const canTap = ({ taps, calls }: World): boolean => taps < maxTaps && calls.length < 2;
  /** One call of a page at a time (`useTapOnce`, `useForm`): another page may make its own. */
  const isFree = ({ calls }: World, kind: Call['kind'], of: string): boolean => !calls.some((one) => one.kind === kind && one.of === of);
  const name =
    (login: string) =>
    (world: World): World | undefined =>
      canTap(world) && world.state.step === 'who' ? tell(tap(world), { type: 'named', login }) : undefined;
  const open =
    (salt: string) =>
    (world: World): World | undefined =>
      canTap(world) && isFree(world, 'check', salt) ? tell(tap(world, { kind: 'check', of: salt }), { type: 'opened', salt }) : undefined;
  const carryOut =
    (index: number) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      if (!one || one.isDone) return undefined;
      const calls = world.calls.with(index, { ...one, isDone: true });
      const isRefused = one.kind === 'check' && !good.includes(one.of);
      return { ...world, calls, done: isRefused ? world.done : [...new Set([...world.done, `${one.kind} ${one.of}`])].toSorted() };
    };
  const events = ({ kind, of, isDone }: Call, isLost: boolean): RestoreEvent | undefined => {
    if (kind === 'check' && isLost) return { type: 'linkUnheard', salt: of };
    if (!isDone && !isLost) return undefined;
    if (kind === 'check') return { type: good.includes(of) ? 'linkGood' : 'linkBad', salt: of };
    if (kind === 'code') return { type: 'sent', login: of, way: 'sms', isLost };
    return { type: isLost ? 'changeLost' : 'changed', of };
  };
  const hear =
    (index: number, isLost: boolean) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      if (!one) return undefined;
      const event = events(one, isLost);
      const rest = { ...world, calls: world.calls.toSpliced(index, 1) };
      // A refusal is told by the page alone.
      return event ? tell(rest, event) : rest;
    };
  const now = (state: RestoreState): string => subjectOf(state) ?? '';

  return {
    initial: { state: { step: 'who' }, calls: [], done: [], taps: 0, sends: 0 },
    moves: {
      'it is for a': name('a'),
      'it is for b': name('b'),
      'a tap asks for a code': (world) => {
        const { state } = world;
        const isAllowed = state.step === 'way' || (state.step === 'sent' && state.canSendAgain);
        return isAllowed && canTap(world) && isFree(world, 'code', state.login) ? tap(world, { kind: 'code', of: state.login }) : undefined;
      },
      'a good link is opened': open('s'),
      'an old link is opened': open('old'),
      'a tap sets the password': (world) => {
        const isChoosing = world.state.step === 'password' || world.state.step === 'sent';
        return isChoosing && canTap(world) && isFree(world, 'change', now(world.state))
          ? tap(world, { kind: 'change', of: now(world.state) })
          : undefined;
      },
      '10 s go by': (world) => tell(world, { type: 'mayAskAgain' }),
      'another way is chosen': (world) => tell(world, { type: 'otherWay' }),
      'it begins again': (world) => tell(world, { type: 'startAgain' }),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': hear(0, false),
      'the second answer comes': hear(1, false),
      'the first answer is lost': hear(0, true),
      'the second answer is lost': hear(1, true),
      // `state/restore.ts` keeps who it is for and by which way, nothing else.
      'the page is opened anew': (world) => {
        const { state } = world;
        const kept: RestoreState =
          state.step === 'sent'
            ? { step: 'sent', login: state.login, way: state.way, isLost: false, canSendAgain: false, mayBeChanged: false }
            : state.step === 'way'
              ? state
              : { step: 'who' };
        return { ...world, calls: [], state: kept };
      },
    },
    check: ({ state, done, sends, taps }, move, before) => {
      if (sends > taps) return 'more is sent than was asked for';
      if (
        state.step === 'sent' &&
        !state.isLost &&
        !done.includes(`code ${state.login}`) &&
        move !== 'the page is opened anew' &&
        state !== before.state
      )
        if (before.state.step !== 'sent' || before.state.isLost !== state.isLost) return 'a code is told to be sent to whom none was sent';
      if (state.step === 'password' && !done.includes(`check ${state.salt}`)) return 'a link is taken for good that the city has not called so';
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      if (state.step === 'badLink' && before.state.step !== 'badLink' && older && good.includes(older.of)) return 'a good link is called bad';
      if (state.step === 'done' && before.state.step !== 'done' && !done.includes(`change ${now(before.state)}`))
        return 'the password is told to be changed for whom it was not';
      if (move.includes('answer') && older && older.of !== now(before.state) && state !== before.state) return 'the answer of an older step is heard';
      if (JSON.stringify(state).includes('password:')) return 'a password is kept';
      return undefined;
    },
    isEnding: ({ state, taps }) => state.step === 'done' || taps === maxTaps,
  };
};
