/** How a forgotten password is replaced (document 1, section 2): by an e-mail's link, an SMS's code, or a call. Pure. */

export type PasswordResetMethod = 'email' | 'sms' | 'call';

export type PasswordResetState =
  /** Who has forgotten? An account that never had a password comes here by itself. */
  | { step: 'who' }
  /** Who it is, as typed, is known; by which way is not. */
  | { step: 'way'; login: string }
  /**
   * Something is on its way: a link, a code, or a call whose last 4 digits are the password already. `isLost`: maybe, for
   * the answer was lost. `mayBeChanged`: a new password was sent, and that answer was lost.
   */
  | {
      step: 'sent';
      login: string;
      way: PasswordResetMethod;
      isLost: boolean;
      canSendAgain: boolean;
      mayBeChanged: boolean;
    }
  /** A link was opened: is it still good? `isUnreachable`: the city could not be asked. */
  | { step: 'checking'; salt: string; isUnreachable: boolean }
  /** A new password is chosen; the salt of the link stands for a code. */
  | { step: 'password'; salt: string; mayBeChanged: boolean }
  | { step: 'badLink' }
  | { step: 'done' };

/** An answer names what it is for, a login or the salt of a link: where another one is meant by now, it changes nothing. */
export type PasswordResetEvent =
  | { type: 'named'; login: string }
  | { type: 'sent'; login: string; way: PasswordResetMethod; isLost: boolean }
  | { type: 'mayAskAgain' }
  /** Another way, or the same from its beginning. */
  | { type: 'otherWay' }
  | { type: 'startAgain' }
  | { type: 'opened'; salt: string }
  | { type: 'linkGood' | 'linkBad' | 'linkUnheard'; salt: string }
  | { type: 'changeLost' | 'changed'; of: string };

/** By which ways: a link goes to an e-mail, code and call to the main phone. */
export const passwordResetMethodsFor = (login: string): readonly PasswordResetMethod[] =>
  login.includes('@') ? ['email', 'sms', 'call'] : ['sms', 'call'];

/** Is a new password asked for now, with a link's salt or with the code of an SMS? */
const isChoosing = (state: PasswordResetState): state is Extract<PasswordResetState, { step: 'password' | 'sent' }> =>
  state.step === 'password' || (state.step === 'sent' && state.way === 'sms');

/** Whose password is meant: a login, or the salt of a link; undefined where nobody is meant yet, or any more. */
export const subjectOf = (state: PasswordResetState): string | undefined => {
  if ('login' in state) return state.login;
  return 'salt' in state ? state.salt : undefined;
};

/** The step whose address this is: one that says who is meant, or that nothing is known of, begins with the first. */
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
