import { editAt, editFlow, type EditEvent, type EditState, type EditStep } from '~/domain/profileEdit.flow';
import type { Model } from './explore';

interface Call {
  visit: number;
  kind: 'code' | 'confirm' | 'carry' | 'password';
  /** What it is about: an e-mail, a phone, or what is left to do. */
  of: string;
  isDone: boolean;
}

interface World {
  state: EditState;
  calls: readonly Call[];
  /** What the city has done: `code mail`, `confirm phone`, `carry setMain`. */
  done: readonly string[];
  opened: number;
  taps: number;
  sends: number;
}

const maxTaps = 4;
const old = 'old';
const targetOf = ({ step, phoneDeed }: EditState): string => (step === 'email' ? 'mail' : phoneDeed === 'add' ? 'other phone' : 'phone');
/** What must have been done before a change is told. */
const needed = { passwordChanged: 'password main', emailChanged: 'carry saveEmail', phoneChanged: 'carry setMain', phoneAdded: 'confirm' } as const;

/** The window of the own data: a call goes on where its step is left, and its answer is told with the visit that it belongs to. */
export const profileEditModel = (play = editFlow): Model<World> => {
  const tell = (world: World, event: EditEvent, visit = world.state.visit): World => {
    const state = play(world.state, { ...event, visit });
    // Visits are only told apart: they are counted from the oldest that a call still belongs to.
    const oldest = Math.min(state.visit, ...world.calls.map((one) => one.visit));
    const calls = world.calls.map((one) => ({ ...one, visit: one.visit - oldest }));
    return { ...world, calls, state: { ...state, visit: state.visit - oldest } };
  };
  const canTap = ({ taps, calls }: World): boolean => taps < maxTaps && calls.length < 2;
  const isFree = ({ calls, state }: World, kind: Call['kind']): boolean => !calls.some((one) => one.kind === kind && one.visit === state.visit);
  const ask = (world: World, kind: Call['kind'], of: string): World | undefined =>
    canTap(world) && isFree(world, kind)
      ? { ...world, taps: world.taps + 1, sends: world.sends + 1, calls: [...world.calls, { visit: world.state.visit, kind, of, isDone: false }] }
      : undefined;
  const open =
    (step: EditStep, phoneDeed?: 'add') =>
    (world: World): World | undefined =>
      world.state.step === 'main' && !world.state.left && world.opened < 2
        ? tell({ ...world, opened: world.opened + 1 }, { type: 'opened', step, phoneDeed })
        : undefined;
  const carryOut =
    (index: number) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      // The city confirms by the code that it has sent, and saves what is confirmed.
      const isRight = one?.kind !== 'confirm' || world.done.includes(`code ${one.of}`);
      if (!one || one.isDone || !isRight) return undefined;
      return {
        ...world,
        calls: world.calls.with(index, { ...one, isDone: true }),
        done: [...new Set([...world.done, `${one.kind} ${one.of}`])].toSorted(),
      };
    };
  const eventOf = ({ kind, of, isDone }: Call, isLost: boolean): EditEvent | undefined => {
    if (kind === 'code') return isDone || isLost ? { type: 'codeSent', to: of, isLost, ...(of === 'phone' ? { old } : {}) } : undefined;
    if (kind === 'confirm' && isLost) return { type: 'codeLost' };
    if (!isDone || isLost) return undefined;
    return { type: kind === 'confirm' ? 'confirmed' : kind === 'carry' ? 'carriedOut' : 'passwordChanged' };
  };
  const hear =
    (index: number, isLost: boolean) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      if (!one) return undefined;
      const rest = { ...world, calls: world.calls.toSpliced(index, 1) };
      const event = eventOf(one, isLost);
      return event ? tell(rest, event, one.visit) : rest;
    };
  return {
    initial: { state: editAt('main'), calls: [], done: [], opened: 0, taps: 0, sends: 0 },
    moves: {
      'the e-mail is opened': open('email'),
      'the main phone is opened': open('phone'),
      'one more phone is opened': open('phone', 'add'),
      'the password is opened': open('password'),
      'a tap asks for a code': (world) => {
        const { step, sent, canSendAgain, left } = world.state;
        return (step === 'email' || step === 'phone') && !left && (!sent || canSendAgain) ? ask(world, 'code', targetOf(world.state)) : undefined;
      },
      'a tap confirms the code': (world) => (world.state.sent && !world.state.left ? ask(world, 'confirm', world.state.sent.to) : undefined),
      // By itself after a right code, or by a tap where it stopped.
      'what is left is asked for': (world) => (world.state.left ? ask(world, 'carry', world.state.left) : undefined),
      'a tap saves the password': (world) => (world.state.step === 'password' ? ask(world, 'password', 'main') : undefined),
      '10 s go by': (world) => (world.state.sent ? tell(world, { type: 'mayAskAgain' }) : undefined),
      'back to what it was sent to': (world) => (world.state.sent && !world.state.left ? tell(world, { type: 'back' }) : undefined),
      'it is given up': (world) => (world.state.step === 'main' ? undefined : tell(world, { type: 'aborted' })),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': hear(0, false),
      'the second answer comes': hear(1, false),
      'the first answer is lost': hear(0, true),
      'the second answer is lost': hear(1, true),
    },
    check: ({ state, done, sends, taps }, move, before) => {
      const { sent, left, news, step } = state;
      if (sends > taps) return 'more is sent than was asked for';
      if (sent && (step === 'main' || step === 'password' || sent.to !== targetOf(state))) return 'a code stands at a step that it is not for';
      if (sent && !sent.isLost && !done.includes(`code ${sent.to}`)) return 'a code is told to be sent that was not';
      if (left && left !== 'removeOld' && !done.includes(`confirm ${sent?.to}`)) return 'what is not confirmed is carried out';
      if (left === 'removeOld' && !done.includes('carry setMain')) return 'the old phone goes before the new one is the main one';
      if (news && !done.some((one) => one.startsWith(needed[news]))) return `${news} is told, and it is not so`;
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      const isOlder = move.includes('answer') && older && older.visit !== before.state.visit;
      if (isOlder && JSON.stringify({ ...state, visit: 0 }) !== JSON.stringify({ ...before.state, visit: 0 }))
        return 'the answer of an older step is heard';
      if (state.canSendAgain && move.includes('answer comes') && sent && sent !== before.state.sent) return 'another code may be asked for at once';
      return undefined;
    },
    isEnding: ({ state, taps, opened }) => state.news !== undefined || taps === maxTaps || (state.step === 'main' && opened === 2),
  };
};
