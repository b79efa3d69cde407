/** The window in which a driver changes name, password, e-mail and phones (document 2, section 2). Pure. */

export type EditStep = 'main' | 'password' | 'email' | 'phone';
/** Another main phone in the place of this one, or one more. */
export type PhoneAction = 'change' | 'add';

/** What has been done, as it is told once (PROF-11). */
export type EditResult = 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'phoneAdded';

/** What is confirmed by its code, and has yet to be carried out: each may fail alone, and be tried again. */
export type RemainingStep = 'saveEmail' | 'setMain' | 'removeOld';

/** A code is on its way: the second step of e-mail and phone. */
export interface SentCode {
  /** The new e-mail or phone, as typed. */
  to: string;
  way?: 'SMS' | 'Call';
  /** The main phone whose place it takes. */
  old?: string;
  /** A phone that was the driver's own before. */
  isProfilePhone?: boolean;
  /** Only maybe: the answer was lost. */
  isLost: boolean;
}

export interface EditState {
  /** Grows with each step that is opened or left: an answer to what was asked for before is none. */
  visit: number;
  step: EditStep;
  phoneAction: PhoneAction;
  sent?: SentCode;
  canSendAgain: boolean;
  /** The answer to a code was lost: it may have been right. */
  isCodeLost: boolean;
  remaining?: RemainingStep;
  result?: EditResult;
}

export type EditEvent =
  | { type: 'opened'; step: EditStep; phoneAction?: PhoneAction }
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

export const editAt = (step: EditStep, phoneAction: PhoneAction = 'change', visit = 0): EditState => ({
  visit,
  step,
  phoneAction,
  canSendAgain: true,
  isCodeLost: false,
});

/** What a phone's change has come to where it is left in the middle. */
const resultOnAbort: Partial<Record<RemainingStep, EditResult>> = { setMain: 'phoneAdded', removeOld: 'phoneChanged' };

/** `visit`: the one that the event belongs to. */
export const editFlow = (state: EditState, { visit, ...event }: EditEvent & { visit: number }): EditState => {
  if (visit !== state.visit) return state;
  const finished = (result: EditResult | undefined): EditState => ({ ...editAt('main', 'change', visit + 1), result });
  switch (event.type) {
    case 'opened':
      return editAt(event.step, event.phoneAction, visit + 1);
    case 'aborted':
      return finished(state.remaining && resultOnAbort[state.remaining]);
    case 'back':
      return state.remaining ? state : { ...state, visit: visit + 1, sent: undefined, isCodeLost: false };
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
      if (state.step === 'email') return { ...state, visit: visit + 1, remaining: 'saveEmail', isCodeLost: false };
      return state.phoneAction === 'add'
        ? finished('phoneAdded')
        : { ...state, visit: visit + 1, remaining: 'setMain', isCodeLost: false };
    case 'carriedOut':
      if (state.remaining === 'saveEmail') return finished('emailChanged');
      if (state.remaining === 'setMain' && state.sent?.old !== undefined) return { ...state, remaining: 'removeOld' };
      return state.remaining ? finished('phoneChanged') : state;
    case 'passwordChanged':
      return state.step === 'password' ? finished('passwordChanged') : state;
  }
};
