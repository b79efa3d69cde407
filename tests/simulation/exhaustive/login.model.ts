import { loginFlow, loginStart, type LoginEvent, type LoginState } from '~/domain/account/login.flow';
import type { Model } from './explore';

/** A login try that is under way, and the screen on which it was made. */
interface Try {
  screen: number;
  answer?: 'ok' | 'refused' | 'picture' | 'locked' | 'noPassword' | 'busy';
}

interface Environment {
  state: LoginState;
  screen: number;
  tries: readonly Try[];
  taps: number;
  /** The logins that the city has issued, and whether one of them is stored here. */
  issued: number;
  isIn: boolean;
}

const events: Record<NonNullable<Try['answer']>, LoginEvent> = {
  ok: { type: 'ok' },
  refused: { type: 'refused', errorName: 'IncorrectLogin' },
  picture: { type: 'refused', errorName: 'CaptchaIncorrect', captcha: 'picture' },
  locked: { type: 'refused', errorName: 'LoginTryLimit' },
  noPassword: { type: 'refused', errorName: 'EmptyPass' },
  busy: { type: 'busy', waitMs: 5000 },
};

/**
 * The screen as in `LoginForm.tsx`: one try at a time, and no answer for a closed screen. With `dropsLate` off, answers
 * for closed screens are accepted.
 */
export const loginModel = (dropsLate = true): Model<Environment> => {
  const isBusy = ({ tries, screen }: Environment): boolean => tries.some((one) => one.screen === screen);
  const city =
    (answer: NonNullable<Try['answer']>) =>
    (environment: Environment): Environment | undefined => {
      const index = environment.tries.findIndex((one) => !one.answer);
      if (index < 0) return undefined;
      return {
        ...environment,
        tries: environment.tries.with(index, { screen: environment.tries[index]?.screen ?? 0, answer }),
        issued: environment.issued + (answer === 'ok' ? 1 : 0),
      };
    };
  const deliver =
    (index: number, isLost: boolean) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.tries[index];
      if (!one || !(one.answer ?? isLost)) return undefined;
      const rest: Environment = { ...environment, tries: environment.tries.toSpliced(index, 1) };
      const event: LoginEvent = isLost || !one.answer ? { type: 'failed', error: 'offline' } : events[one.answer];
      if (one.screen !== environment.screen && dropsLate) return rest;
      return { ...rest, state: loginFlow(environment.state, event), isIn: environment.isIn || event.type === 'ok' };
    };
  return {
    initial: { state: loginStart, screen: 0, tries: [], taps: 0, issued: 0, isIn: false },
    moves: {
      'a tap sends': (environment) =>
        isBusy(environment) || environment.isIn || environment.taps === 3
          ? undefined
          : {
              ...environment,
              state: loginFlow(environment.state, { type: 'send' }),
              tries: [...environment.tries, { screen: environment.screen }],
              taps: environment.taps + 1,
            },
      'the city lets in': city('ok'),
      'the city refuses': city('refused'),
      'the city asks for a picture': city('picture'),
      'the city locks out': city('locked'),
      'the account has no password': city('noPassword'),
      'the city is busy': city('busy'),
      'the first answer comes': deliver(0, false),
      'a later answer comes': deliver(1, false),
      'the first answer is lost': deliver(0, true),
      'a later answer is lost': deliver(1, true),
      'the window is closed and opened': (environment) =>
        environment.screen === 2 || environment.isIn
          ? undefined
          : { ...environment, screen: environment.screen + 1, state: loginStart },
    },
    check: ({ state, isIn, issued }, move, before) => {
      const one = before.tries[move.startsWith('the first') ? 0 : 1];
      const isAnswer = move.includes('answer');
      if ((state.status === 'ok') !== isIn) return 'what is told of the login is not so';
      if (isIn && issued === 0) return 'somebody is in without a login of the city';
      if (isAnswer && one?.screen !== before.screen && state !== before.state)
        return 'an answer to a try that was taken back is heard';
      if (isAnswer && one?.screen === before.screen && state.status === 'entering')
        return 'an answer leaves the screen waiting';
      if ((move === 'a tap sends' || move.endsWith('is lost')) && state.captcha !== before.state.captcha)
        return 'the picture to be answered is gone';
      if (isAnswer && !move.endsWith('lost') && one?.answer === 'busy' && state !== before.state && !state.waitMs)
        return 'a busy city is not waited for';
      return undefined;
    },
    // Three tries represent any number. It only matters that another tap is possible.
    isEnding: (environment) => environment.isIn || !isBusy(environment),
    luck: ['the window is closed and opened'],
  };
};
