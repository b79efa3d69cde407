/** The dialog in which a driver changes name, password, e-mail and phones. Pure. */

export type EditStep = 'main' | 'password' | 'email' | 'phone';
/** Replaces the main phone or adds another one. */
export type PhoneAction = 'change' | 'add';

/** The completed change, reported once (PROF-11). */
export type EditResult = 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'phoneAdded';

/** A step that follows the confirmation by code. Each can fail and be retried separately. */
export type RemainingStep = 'saveEmail' | 'setMain' | 'removeOld';

/** A code was sent: the second step for e-mail and phone. */
export interface SentCode {
  /** The new e-mail or phone, as typed. */
  to: string;
  way?: 'SMS' | 'Call';
  /** The main phone that it replaces. */
  old?: string;
  /** True if the phone already belonged to the driver. */
  isProfilePhone?: boolean;
  /** True if the response was lost, so that the code may not have been sent. */
  isLost: boolean;
}

export interface EditState {
  /** Increases when a step is opened or left. Responses to earlier visits are ignored. */
  visit: number;
  step: EditStep;
  phoneAction: PhoneAction;
  sent?: SentCode;
  canSendAgain: boolean;
  /** The response to a code was lost. The code may have been right. */
  isCodeLost: boolean;
  remaining?: RemainingStep;
  result?: EditResult;
}

export type EditEvent =
  | { type: 'opened'; step: EditStep; phoneAction?: PhoneAction }
  /** Returns to the main step. The step's input is discarded, but completed changes are reported (PROF-10). */
  | { type: 'aborted' }
  /** Returns from the code to the e-mail or phone field. */
  | { type: 'back' }
  | ({ type: 'codeSent' } & SentCode)
  | { type: 'mayAskAgain' }
  | { type: 'codeLost' }
  | { type: 'confirmed' }
  /** The remaining step is done. */
  | { type: 'carriedOut' }
  | { type: 'passwordChanged' };

export const editAt = (step: EditStep, phoneAction: PhoneAction = 'change', visit = 0): EditState => ({
  visit,
  step,
  phoneAction,
  canSendAgain: true,
  isCodeLost: false,
});

/** The result if a phone change is cancelled halfway. */
const resultOnAbort: Partial<Record<RemainingStep, EditResult>> = { setMain: 'phoneAdded', removeOld: 'phoneChanged' };

/** `visit` is the visit that the event belongs to. */
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
