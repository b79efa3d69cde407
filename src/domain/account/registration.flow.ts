/** The steps of a registration: data, e-mail, phone. Pure. */

/** How a city confirms phones; `none` if it does not. */
export type ConfirmationType = 'SMS' | 'Call' | 'none';

/** The step whose response was lost. The request may have been executed. */
export type LostStep = 'register' | 'email' | 'phone';

/** The draft on the device until registration ends, as typed. It never contains passwords. */
export interface RegistrationDraft {
  firstName: string;
  lastName: string;
  middleName: string;
  email: string;
  phone: string;
  /** Identifies the registration in the e-mail step. */
  emailSalt?: string;
  emailCode?: string;
  /** Identifies the registration in the phone step. */
  phoneSalt?: string;
  confirmationType?: ConfirmationType;
  /** The driver sends the SMS instead of receiving one. */
  usesSmsReply: boolean;
  canSendCodeAgain: boolean;
  lost?: LostStep;
}

export type Person = Pick<RegistrationDraft, 'firstName' | 'lastName' | 'middleName' | 'email' | 'phone'>;

export const emptyDraft: RegistrationDraft = {
  firstName: '',
  lastName: '',
  middleName: '',
  email: '',
  phone: '',
  usesSmsReply: false,
  canSendCodeAgain: true,
};

/** The response to a step. `isOffScreen`: the step is no longer on the screen. */
interface StepAnswer {
  salt: string;
  isOffScreen?: boolean;
}

export type RegistrationEvent =
  | { type: 'typed'; person: Person }
  /** The city accepted the data and sent the e-mail. */
  | { type: 'registered'; person: Person; salt: string }
  /** The link in the e-mail was opened, possibly in another tab or on another device. */
  | { type: 'opened'; salt: string; code: string }
  | { type: 'typeKnown'; confirmationType: ConfirmationType }
  | ({ type: 'emailConfirmed'; phoneSalt: string } & StepAnswer)
  | ({ type: 'phoneChanged'; phone: string } & StepAnswer)
  | { type: 'codeSent'; isReply?: boolean }
  | { type: 'mayAskAgain' }
  | { type: 'refused'; errorName: string }
  | { type: 'lost'; step: 'register' }
  | ({ type: 'lost'; step: 'email' | 'phone' } & StepAnswer);

/** Returns the next step. */
export const registrationStep = ({ emailSalt, phoneSalt }: RegistrationDraft): 'data' | 'email' | 'phone' => {
  if (phoneSalt !== undefined) return 'phone';
  return emailSalt === undefined ? 'data' : 'email';
};

const withoutSteps = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  emailSalt: undefined,
  emailCode: undefined,
  phoneSalt: undefined,
  usesSmsReply: false,
  canSendCodeAgain: true,
  lost: undefined,
});

/**
 * Returns the registration with this salt: the stored draft if the salt matches, otherwise one without other data. Only
 * the salt in the address decides which registration is meant. The draft of another registration is replaced only once
 * the city has processed this one.
 */
export const registrationOf = (draft: RegistrationDraft, step: 'email' | 'phone', salt: string): RegistrationDraft => {
  const { confirmationType, emailSalt, phoneSalt } = draft;
  if (salt === (step === 'email' ? emailSalt : phoneSalt)) return draft;
  return { ...emptyDraft, confirmationType, ...(step === 'email' ? { emailSalt: salt } : { phoneSalt: salt }) };
};

/**
 * True if the response belongs to a registration that was left for another one. The current draft must not be replaced
 * then.
 */
const isReplaced = (draft: RegistrationDraft, event: RegistrationEvent): boolean => {
  if (!('isOffScreen' in event) || !event.isOffScreen || registrationStep(draft) === 'data') return false;
  const isOfEmail = event.type === 'emailConfirmed' || (event.type === 'lost' && event.step === 'email');
  return event.salt !== (isOfEmail ? draft.emailSalt : draft.phoneSalt);
};

export const registrationFlow = (draft: RegistrationDraft, event: RegistrationEvent): RegistrationDraft => {
  if (isReplaced(draft, event)) return draft;
  switch (event.type) {
    case 'typed':
      // A code was already sent for these data, so they must not change.
      return registrationStep(draft) === 'data' ? { ...draft, ...event.person } : draft;
    case 'registered':
      return { ...withoutSteps(draft), ...event.person, emailSalt: event.salt, canSendCodeAgain: false };
    case 'opened':
      return event.salt === draft.emailSalt ? { ...draft, emailCode: event.code } : draft;
    case 'typeKnown':
      return { ...draft, confirmationType: event.confirmationType };
    case 'emailConfirmed': {
      const current = registrationOf(draft, 'email', event.salt);
      return { ...current, phoneSalt: event.phoneSalt, usesSmsReply: false, canSendCodeAgain: false, lost: undefined };
    }
    case 'phoneChanged': {
      const current = registrationOf(draft, 'phone', event.salt);
      return { ...current, phone: event.phone, usesSmsReply: false, canSendCodeAgain: false, lost: undefined };
    }
    case 'codeSent':
      return { ...draft, emailCode: undefined, usesSmsReply: event.isReply ?? false, canSendCodeAgain: false };
    case 'mayAskAgain':
      return { ...draft, canSendCodeAgain: true };
    case 'refused':
      // A code that was already answered is no longer valid. After a lost response, "wrong code" does not prove that
      // nothing was done.
      return event.errorName === 'IncorrectCode' ? draft : { ...draft, lost: undefined };
    case 'lost':
      return {
        ...(event.step === 'register' ? draft : registrationOf(draft, event.step, event.salt)),
        lost: event.step,
      };
  }
};
