import { editAt, editFlow, type EditEvent, type EditState, type EditStep } from '~/domain/account/profileEdit.flow';
import type { Model } from './explore';

interface Call {
  visit: number;
  kind: 'code' | 'confirm' | 'carry' | 'password';
  /** The subject of the call: an e-mail, a phone, or a remaining task. */
  of: string;
  isDone: boolean;
}

interface Environment {
  state: EditState;
  calls: readonly Call[];
  /** The city's executed calls: `code mail`, `confirm phone`, `carry setMain`. */
  done: readonly string[];
  opened: number;
  taps: number;
  sends: number;
}

const maxTaps = 4;
const old = 'old';
const targetOf = ({ step, phoneAction }: EditState): string =>
  step === 'email' ? 'mail' : phoneAction === 'add' ? 'other phone' : 'phone';
/** The call that must have been executed before a change is reported. */
const needed = {
  passwordChanged: 'password main',
  emailChanged: 'carry saveEmail',
  phoneChanged: 'carry setMain',
  phoneAdded: 'confirm',
} as const;

/**
 * The dialog of the driver's own data. A call continues when its step is left, and its answer is dispatched with the
 * visit that it belongs to.
 */
export const profileEditModel = (play = editFlow): Model<Environment> => {
  const dispatch = (environment: Environment, event: EditEvent, visit = environment.state.visit): Environment => {
    const state = play(environment.state, { ...event, visit });
    // Visits only need to be distinguishable, so they are counted from the oldest one that a call still belongs to.
    const oldest = Math.min(state.visit, ...environment.calls.map((one) => one.visit));
    const calls = environment.calls.map((one) => ({ ...one, visit: one.visit - oldest }));
    return { ...environment, calls, state: { ...state, visit: state.visit - oldest } };
  };
  const canTap = ({ taps, calls }: Environment): boolean => taps < maxTaps && calls.length < 2;
  const isFree = ({ calls, state }: Environment, kind: Call['kind']): boolean =>
    !calls.some((one) => one.kind === kind && one.visit === state.visit);
  const request = (environment: Environment, kind: Call['kind'], of: string): Environment | undefined =>
    canTap(environment) && isFree(environment, kind)
      ? {
          ...environment,
          taps: environment.taps + 1,
          sends: environment.sends + 1,
          calls: [...environment.calls, { visit: environment.state.visit, kind, of, isDone: false }],
        }
      : undefined;
  const open =
    (step: EditStep, phoneAction?: 'add') =>
    (environment: Environment): Environment | undefined =>
      environment.state.step === 'main' && !environment.state.remaining && environment.opened < 2
        ? dispatch({ ...environment, opened: environment.opened + 1 }, { type: 'opened', step, phoneAction })
        : undefined;
  const carryOut =
    (index: number) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      // The city confirms only with a code that it has sent, and saves only confirmed values.
      const isCorrect = one?.kind !== 'confirm' || environment.done.includes(`code ${one.of}`);
      if (!one || one.isDone || !isCorrect) return undefined;
      return {
        ...environment,
        calls: environment.calls.with(index, { ...one, isDone: true }),
        done: [...new Set([...environment.done, `${one.kind} ${one.of}`])].toSorted(),
      };
    };
  const eventOf = ({ kind, of, isDone }: Call, isLost: boolean): EditEvent | undefined => {
    if (kind === 'code')
      return isDone || isLost ? { type: 'codeSent', to: of, isLost, ...(of === 'phone' ? { old } : {}) } : undefined;
    if (kind === 'confirm' && isLost) return { type: 'codeLost' };
    if (!isDone || isLost) return undefined;
    return { type: kind === 'confirm' ? 'confirmed' : kind === 'carry' ? 'carriedOut' : 'passwordChanged' };
  };
  const deliver =
    (index: number, isLost: boolean) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      if (!one) return undefined;
      const rest = { ...environment, calls: environment.calls.toSpliced(index, 1) };
      const event = eventOf(one, isLost);
      return event ? dispatch(rest, event, one.visit) : rest;
    };
  return {
    initial: { state: editAt('main'), calls: [], done: [], opened: 0, taps: 0, sends: 0 },
    moves: {
      'the e-mail is opened': open('email'),
      'the main phone is opened': open('phone'),
      'one more phone is opened': open('phone', 'add'),
      'the password is opened': open('password'),
      'a tap asks for a code': (environment) => {
        const { step, sent, canSendAgain, remaining } = environment.state;
        return (step === 'email' || step === 'phone') && !remaining && (!sent || canSendAgain)
          ? request(environment, 'code', targetOf(environment.state))
          : undefined;
      },
      'a tap confirms the code': (environment) =>
        environment.state.sent && !environment.state.remaining
          ? request(environment, 'confirm', environment.state.sent.to)
          : undefined,
      // Automatically after a correct code, or by a tap if it stopped.
      'what is left is asked for': (environment) =>
        environment.state.remaining ? request(environment, 'carry', environment.state.remaining) : undefined,
      'a tap saves the password': (environment) =>
        environment.state.step === 'password' ? request(environment, 'password', 'main') : undefined,
      '10 s go by': (environment) =>
        environment.state.sent ? dispatch(environment, { type: 'mayAskAgain' }) : undefined,
      'back to what it was sent to': (environment) =>
        environment.state.sent && !environment.state.remaining ? dispatch(environment, { type: 'back' }) : undefined,
      'it is given up': (environment) =>
        environment.state.step === 'main' ? undefined : dispatch(environment, { type: 'aborted' }),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': deliver(0, false),
      'the second answer comes': deliver(1, false),
      'the first answer is lost': deliver(0, true),
      'the second answer is lost': deliver(1, true),
    },
    check: ({ state, done, sends, taps }, move, before) => {
      const { sent, remaining, result, step } = state;
      if (sends > taps) return 'more is sent than was asked for';
      if (sent && (step === 'main' || step === 'password' || sent.to !== targetOf(state)))
        return 'a code stands at a step that it is not for';
      if (sent && !sent.isLost && !done.includes(`code ${sent.to}`)) return 'a code is told to be sent that was not';
      if (remaining && remaining !== 'removeOld' && !done.includes(`confirm ${sent?.to}`))
        return 'what is not confirmed is carried out';
      if (remaining === 'removeOld' && !done.includes('carry setMain'))
        return 'the old phone goes before the new one is the main one';
      if (result && !done.some((one) => one.startsWith(needed[result]))) return `${result} is told, and it is not so`;
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      const isOlder = move.includes('answer') && older && older.visit !== before.state.visit;
      if (isOlder && JSON.stringify({ ...state, visit: 0 }) !== JSON.stringify({ ...before.state, visit: 0 }))
        return 'the answer of an older step is heard';
      if (state.canSendAgain && move.includes('answer comes') && sent && sent !== before.state.sent)
        return 'another code may be asked for at once';
      return undefined;
    },
    isEnding: ({ state, taps, opened }) =>
      state.result !== undefined || taps === maxTaps || (state.step === 'main' && opened === 2),
  };
};
