/** The window in which a driver changes name, password, e-mail and phones (document 2, section 2). Pure. */

export type EditStep = 'main' | 'password' | 'email' | 'phone';
/** Another main phone in the place of this one, or one more. */
export type PhoneDeed = 'change' | 'add';

/** What has been done, as it is told once (PROF-11). */
export type EditNews = 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'phoneAdded';

/** What is confirmed by its code, and has yet to be carried out: each may fail alone, and be tried again. */
export type LeftToDo = 'saveEmail' | 'setMain' | 'removeOld';

/** A code is on its way: the second step of e-mail and phone. */
export interface SentCode {
  /** The new e-mail or phone, as typed. */
  to: string;
  way?: 'SMS' | 'Call';
  /** The main phone whose place it takes. */
  old?: string;
  /** A phone that was the driver's own before. */
  isOwn?: boolean;
  /** Only maybe: the answer was lost. */
  isLost: boolean;
}

export interface EditState {
  step: EditStep;
  phoneDeed: PhoneDeed;
  sent?: SentCode;
  canSendAgain: boolean;
  /** The answer to a code was lost: it may have been right. */
  isCodeLost: boolean;
  left?: LeftToDo;
  news?: EditNews;
}

export type EditEvent =
  | { type: 'opened'; step: EditStep; phoneDeed?: PhoneDeed }
  /** To the main step: nothing of a step that was begun stays, but what is done is told (PROF-10). */
  | { type: 'aborted' }
  /** From the code to what it was sent to. */
  | { type: 'back' }
  | ({ type: 'codeSent' } & SentCode)
  | { type: 'mayAskAgain' }
  | { type: 'codeLost' }
  | { type: 'confirmed' }
  /** What was left is done. */
  | { type: 'carriedOut' }
  | { type: 'passwordChanged' };

export const editAt = (step: EditStep, phoneDeed: PhoneDeed = 'change'): EditState => ({ step, phoneDeed, canSendAgain: true, isCodeLost: false });

const told = (news: EditNews | undefined): EditState => ({ ...editAt('main'), news });

/** What a phone's change has come to where it is left in the middle. */
const newsOnAbort: Partial<Record<LeftToDo, EditNews>> = { setMain: 'phoneAdded', removeOld: 'phoneChanged' };

export const editFlow = (state: EditState, event: EditEvent): EditState => {
  switch (event.type) {
    case 'opened':
      return editAt(event.step, event.phoneDeed);
    case 'aborted':
      return told(state.left && newsOnAbort[state.left]);
    case 'back':
      return state.left ? state : { ...state, sent: undefined, isCodeLost: false };
    case 'codeSent': {
      const { type: _, ...sent } = event;
      return { ...state, sent, canSendAgain: false, isCodeLost: false };
    }
    case 'mayAskAgain':
      return { ...state, canSendAgain: true };
    case 'codeLost':
      return state.sent ? { ...state, isCodeLost: true } : state;
    case 'confirmed':
      if (!state.sent) return state;
      if (state.step === 'email') return { ...state, left: 'saveEmail', isCodeLost: false };
      return state.phoneDeed === 'add' ? told('phoneAdded') : { ...state, left: 'setMain', isCodeLost: false };
    case 'carriedOut':
      if (state.left === 'saveEmail') return told('emailChanged');
      if (state.left === 'setMain' && state.sent?.old !== undefined) return { ...state, left: 'removeOld' };
      return state.left ? told('phoneChanged') : state;
    case 'passwordChanged':
      return state.step === 'password' ? told('passwordChanged') : state;
  }
};
