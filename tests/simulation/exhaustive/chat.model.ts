import { chatFlow, type ChatEvent, type ChatState } from '~/domain/history/chat.flow';
import type { Model } from './explore';

/** A conversation. Messages with the same text are the difficult case. */
interface Environment {
  state: ChatState;
  /** The number of the driver's own messages in the city's thread. */
  inThread: number;
  /** Messages being sent, and whether the city has accepted them. */
  sendings: readonly { id: string; isTaken: boolean }[];
  written: number;
  taps: number;
  /** A thread on its way to the page: its content, and when it was requested. */
  reading?: { count: number; at: number };
  clock: number;
}

const text = 'Да';

export const chatModel = (play = chatFlow): Model<Environment> => {
  const dispatch = (environment: Environment, event: ChatEvent): Environment => ({
    ...environment,
    state: play(environment.state, event),
  });
  /** Ends a sending. The thread is read again after an ok and after a lost answer (`useAppealChat.ts`). */
  const end =
    (index: number, how: 'ok' | 'refused' | 'lost') =>
    (environment: Environment): Environment | undefined => {
      const one = environment.sendings[index];
      if (!one || (how === 'ok' && !one.isTaken) || (how === 'refused' && one.isTaken)) return undefined;
      const rest: Environment = { ...environment, sendings: environment.sendings.toSpliced(index, 1) };
      if (how === 'refused') return dispatch(rest, { type: 'failed', id: one.id });
      const now = environment.clock + 1;
      return dispatch(
        { ...rest, clock: now, reading: undefined },
        { type: how === 'ok' ? 'sent' : 'lost', id: one.id, now },
      );
    };
  const take =
    (index: number) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.sendings[index];
      return one && !one.isTaken
        ? {
            ...environment,
            inThread: environment.inThread + 1,
            sendings: environment.sendings.with(index, { ...one, isTaken: true }),
          }
        : undefined;
    };
  const again =
    (index: number) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.state[index];
      if (one?.state !== 'failed' || environment.taps >= 4) return undefined;
      return dispatch(
        {
          ...environment,
          taps: environment.taps + 1,
          sendings: [...environment.sendings, { id: one.id, isTaken: false }],
        },
        { type: 'again', id: one.id },
      );
    };
  return {
    initial: { state: [], inThread: 0, sendings: [], written: 0, taps: 0, clock: 0 },
    moves: {
      'a message is written': (environment) => {
        if (environment.written === 2 || environment.taps >= 4) return undefined;
        const id = `m${environment.written}`;
        const thread = Array.from({ length: environment.inThread }, () => ({ text, isOwn: true }));
        const sent = {
          ...environment,
          written: environment.written + 1,
          taps: environment.taps + 1,
          sendings: [...environment.sendings, { id, isTaken: false }],
        };
        return dispatch(sent, { type: 'send', id, text, at: 0, thread });
      },
      'the city takes the first': take(0),
      'the city takes the second': take(1),
      'the first is answered': end(0, 'ok'),
      'the second is answered': end(1, 'ok'),
      'the first is refused': end(0, 'refused'),
      'the second is refused': end(1, 'refused'),
      'the first answer is lost': end(0, 'lost'),
      'the second answer is lost': end(1, 'lost'),
      'a tap sends the first again': again(0),
      'a tap sends the second again': again(1),
      'the thread is read': (environment) => ({
        ...environment,
        reading: { count: environment.inThread, at: environment.clock },
      }),
      'the thread comes': (environment) =>
        environment.reading &&
        dispatch(
          { ...environment, reading: undefined },
          {
            type: 'read',
            readAt: environment.reading.at,
            thread: Array.from({ length: environment.reading.count }, () => ({ text, isOwn: true })),
          },
        ),
      'the reading fails': (environment) => (environment.reading ? { ...environment, reading: undefined } : undefined),
    },
    check: ({ state, inThread, sendings, written, taps }) => {
      const offered = state.filter((one) => one.state === 'failed').length;
      if (inThread > taps) return 'the city has more than was sent';
      if (inThread + sendings.filter((one) => !one.isTaken).length + offered > written)
        return 'a message that the city has is offered to be sent again';
      if (inThread + state.length < written) return 'a message is lost';
      return undefined;
    },
    isEnding: ({ state }) => state.every((one) => one.state === 'failed'),
  };
};
