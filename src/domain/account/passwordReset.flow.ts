/** A password reset by an e-mail link, an SMS code or a call. Pure. */

export type PasswordResetMethod = 'email' | 'sms' | 'call';

export type PasswordResetState =
  /** Enter the login. An account without a password is led here automatically. */
  | { step: 'who' }
  /** The login is entered, the method is not chosen yet. */
  | { step: 'way'; login: string }
  /**
   * A link, a code or a call was requested. The last 4 digits of the caller's number are already the new password.
   * `isLost`: the response was lost, so nothing may have been sent. `mayBeChanged`: a new password was sent, but the
   * response was lost.
   */
  | {
      step: 'sent';
      login: string;
      way: PasswordResetMethod;
      isLost: boolean;
      canSendAgain: boolean;
      mayBeChanged: boolean;
    }
  /** A link was opened and is being checked. `isUnreachable`: the city could not be reached. */
  | { step: 'checking'; salt: string; isUnreachable: boolean }
  /** A new password is chosen. The salt of the link takes the place of a code. */
  | { step: 'password'; salt: string; mayBeChanged: boolean }
  | { step: 'badLink' }
  | { step: 'done' };

/** A response carries the login or salt that it belongs to. It is ignored if another one is current. */
export type PasswordResetEvent =
  | { type: 'named'; login: string }
  | { type: 'sent'; login: string; way: PasswordResetMethod; isLost: boolean }
  | { type: 'mayAskAgain' }
  /** Choose another method, or the same one again. */
  | { type: 'otherWay' }
  | { type: 'startAgain' }
  | { type: 'opened'; salt: string }
  | { type: 'linkGood' | 'linkBad' | 'linkUnheard'; salt: string }
  | { type: 'changeLost' | 'changed'; of: string };

/** The available methods: a link goes to an e-mail, a code or a call to the main phone. */
export const passwordResetMethodsFor = (login: string): readonly PasswordResetMethod[] =>
  login.includes('@') ? ['email', 'sms', 'call'] : ['sms', 'call'];

/** True if a new password is being entered, with a link's salt or an SMS code. */
const isChoosing = (state: PasswordResetState): state is Extract<PasswordResetState, { step: 'password' | 'sent' }> =>
  state.step === 'password' || (state.step === 'sent' && state.way === 'sms');

/** The login or salt that the reset is for; undefined if none is set. */
export const subjectOf = (state: PasswordResetState): string | undefined => {
  if ('login' in state) return state.login;
  return 'salt' in state ? state.salt : undefined;
};

/** Returns the step for a step number in the address. If that step is not available, returns the first one. */
export const passwordResetStepAt = (
  state: PasswordResetState,
  number: string | undefined,
): 'who' | 'way' | 'password' => {
  if (number === '2' && (state.step === 'way' || (state.step === 'sent' && state.way !== 'sms'))) return 'way';
  return number === '3' && isChoosing(state) ? 'password' : 'who';
};

export const passwordResetFlow = (state: PasswordResetState, event: PasswordResetEvent): PasswordResetState => {
  switch (event.type) {
    case 'named':
      return { step: 'way', login: event.login };
    case 'sent':
      if ((state.step !== 'way' && state.step !== 'sent') || state.login !== event.login) return state;
      return {
        step: 'sent',
        login: state.login,
        way: event.way,
        isLost: event.isLost,
        canSendAgain: false,
        mayBeChanged: false,
      };
    case 'mayAskAgain':
      return state.step === 'sent' ? { ...state, canSendAgain: true } : state;
    case 'otherWay':
      return state.step === 'sent' ? { step: 'way', login: state.login } : state;
    case 'startAgain':
      return { step: 'who' };
    case 'opened':
      return { step: 'checking', salt: event.salt, isUnreachable: false };
    case 'linkGood':
      return isChecked(state, event.salt) ? { step: 'password', salt: state.salt, mayBeChanged: false } : state;
    case 'linkBad':
      return isChecked(state, event.salt) ? { step: 'badLink' } : state;
    case 'linkUnheard':
      return isChecked(state, event.salt) ? { ...state, isUnreachable: true } : state;
    case 'changeLost':
      return isChoosing(state) && subjectOf(state) === event.of ? { ...state, mayBeChanged: true } : state;
    case 'changed':
      return isChoosing(state) && subjectOf(state) === event.of ? { step: 'done' } : state;
  }
};

const isChecked = (
  state: PasswordResetState,
  salt: string,
): state is Extract<PasswordResetState, { step: 'checking' }> => state.step === 'checking' && state.salt === salt;
