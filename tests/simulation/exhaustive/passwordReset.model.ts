import {
  passwordResetFlow,
  subjectOf,
  type PasswordResetEvent,
  type PasswordResetState,
} from '~/domain/account/passwordReset.flow';
import type { Model } from './explore';

interface Call {
  kind: 'code' | 'check' | 'change';
  /** The login, or the salt of the link, that the call is for. */
  of: string;
  isDone: boolean;
}

interface Environment {
  state: PasswordResetState;
  calls: readonly Call[];
  /** The city's executed calls: `code a`, `good s`, `changed a`. */
  done: readonly string[];
  taps: number;
  sends: number;
}

const maxTaps = 5;
const validSecrets: readonly string[] = ['s'];

/** The pages of a password reset. A call continues when its page is left, and its answer still takes effect. */
export const passwordResetModel = (play = passwordResetFlow): Model<Environment> => {
  const dispatch = (environment: Environment, event: PasswordResetEvent): Environment => ({
    ...environment,
    state: play(environment.state, event),
  });
  const tap = (environment: Environment, call?: Omit<Call, 'isDone'>): Environment => ({
    ...environment,
    taps: environment.taps + 1,
    sends: environment.sends + (call ? 1 : 0),
    calls: call ? [...environment.calls, { ...call, isDone: false }] : environment.calls,
  });
  const canTap = ({ taps, calls }: Environment): boolean => taps < maxTaps && calls.length < 2;
  /** A page makes one call at a time (`usePendingAction`, `useForm`). Another page may make its own. */
  const isFree = ({ calls }: Environment, kind: Call['kind'], of: string): boolean =>
    !calls.some((one) => one.kind === kind && one.of === of);
  const name =
    (login: string) =>
    (environment: Environment): Environment | undefined =>
      canTap(environment) && environment.state.step === 'who'
        ? dispatch(tap(environment), { type: 'named', login })
        : undefined;
  const open =
    (salt: string) =>
    (environment: Environment): Environment | undefined =>
      canTap(environment) && isFree(environment, 'check', salt)
        ? dispatch(tap(environment, { kind: 'check', of: salt }), { type: 'opened', salt })
        : undefined;
  const carryOut =
    (index: number) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      if (!one || one.isDone) return undefined;
      const calls = environment.calls.with(index, { ...one, isDone: true });
      const isRefused = one.kind === 'check' && !validSecrets.includes(one.of);
      return {
        ...environment,
        calls,
        done: isRefused ? environment.done : [...new Set([...environment.done, `${one.kind} ${one.of}`])].toSorted(),
      };
    };
  const events = ({ kind, of, isDone }: Call, isLost: boolean): PasswordResetEvent | undefined => {
    if (kind === 'check' && isLost) return { type: 'linkUnheard', salt: of };
    if (!isDone && !isLost) return undefined;
    if (kind === 'check') return { type: validSecrets.includes(of) ? 'linkGood' : 'linkBad', salt: of };
    if (kind === 'code') return { type: 'sent', login: of, way: 'sms', isLost };
    return { type: isLost ? 'changeLost' : 'changed', of };
  };
  const deliver =
    (index: number, isLost: boolean) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      if (!one) return undefined;
      const event = events(one, isLost);
      const rest = { ...environment, calls: environment.calls.toSpliced(index, 1) };
      // A refusal is shown by the page only and does not reach the flow.
      return event ? dispatch(rest, event) : rest;
    };
  const now = (state: PasswordResetState): string => subjectOf(state) ?? '';

  return {
    initial: { state: { step: 'who' }, calls: [], done: [], taps: 0, sends: 0 },
    moves: {
      'it is for a': name('a'),
      'it is for b': name('b'),
      'a tap asks for a code': (environment) => {
        const { state } = environment;
        const isAllowed = state.step === 'way' || (state.step === 'sent' && state.canSendAgain);
        return isAllowed && canTap(environment) && isFree(environment, 'code', state.login)
          ? tap(environment, { kind: 'code', of: state.login })
          : undefined;
      },
      'a good link is opened': open('s'),
      'an old link is opened': open('old'),
      'a tap sets the password': (environment) => {
        const isChoosing = environment.state.step === 'password' || environment.state.step === 'sent';
        return isChoosing && canTap(environment) && isFree(environment, 'change', now(environment.state))
          ? tap(environment, { kind: 'change', of: now(environment.state) })
          : undefined;
      },
      '10 s go by': (environment) => dispatch(environment, { type: 'mayAskAgain' }),
      'another way is chosen': (environment) => dispatch(environment, { type: 'otherWay' }),
      'it begins again': (environment) => dispatch(environment, { type: 'startAgain' }),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': deliver(0, false),
      'the second answer comes': deliver(1, false),
      'the first answer is lost': deliver(0, true),
      'the second answer is lost': deliver(1, true),
      // `state/session/passwordReset.ts` stores only the login and the method.
      'the page is opened anew': (environment) => {
        const { state } = environment;
        const storedState: PasswordResetState =
          state.step === 'sent'
            ? {
                step: 'sent',
                login: state.login,
                way: state.way,
                isLost: false,
                canSendAgain: false,
                mayBeChanged: false,
              }
            : state.step === 'way'
              ? state
              : { step: 'who' };
        return { ...environment, calls: [], state: storedState };
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
        if (before.state.step !== 'sent' || before.state.isLost !== state.isLost)
          return 'a code is told to be sent to whom none was sent';
      if (state.step === 'password' && !done.includes(`check ${state.salt}`))
        return 'a link is taken for good that the city has not called so';
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      if (state.step === 'badLink' && before.state.step !== 'badLink' && older && validSecrets.includes(older.of))
        return 'a good link is called bad';
      if (state.step === 'done' && before.state.step !== 'done' && !done.includes(`change ${now(before.state)}`))
        return 'the password is told to be changed for whom it was not';
      if (move.includes('answer') && older && older.of !== now(before.state) && state !== before.state)
        return 'the answer of an older step is heard';
      if (JSON.stringify(state).includes('password:')) return 'a password is kept';
      return undefined;
    },
    isEnding: ({ state, taps }) => state.step === 'done' || taps === maxTaps,
  };
};
