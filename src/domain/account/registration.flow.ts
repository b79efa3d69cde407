/** How a registration goes on, from the data through the e-mail to the phone (document 1, sections 2 and 4). Pure. */

/** How a city confirms phones; `none` where it does not. */
export type ConfirmationType = 'SMS' | 'Call' | 'none';

/** Whose answer was lost on the way: what was asked for may have been done. */
export type LostStep = 'register' | 'email' | 'phone';

/** What is kept on the device until the end: everything but the passwords (`decisions.md`, "Rules"). As typed. */
export interface RegistrationDraft {
  firstName: string;
  lastName: string;
  middleName: string;
  email: string;
  phone: string;
  /** Names the registration in the e-mail's step. */
  emailSalt?: string;
  emailCode?: string;
  /** Names it in the phone's. */
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

/** An answer to a step; `isLeft`: it is not on the screen any more. */
interface StepAnswer {
  salt: string;
  isOffScreen?: boolean;
}

export type RegistrationEvent =
  | { type: 'typed'; person: Person }
  /** The city took the data and sent the e-mail. */
  | { type: 'registered'; person: Person; salt: string }
  /** The link of the e-mail was opened, maybe in another tab or on another device. */
  | { type: 'opened'; salt: string; code: string }
  | { type: 'typeKnown'; confirmationType: ConfirmationType }
  | ({ type: 'emailConfirmed'; phoneSalt: string } & StepAnswer)
  | ({ type: 'phoneChanged'; phone: string } & StepAnswer)
  | { type: 'codeSent'; isReply?: boolean }
  | { type: 'mayAskAgain' }
  | { type: 'refused'; errorName: string }
  | { type: 'lost'; step: 'register' }
  | ({ type: 'lost'; step: 'email' | 'phone' } & StepAnswer);

/** The step that comes next. */
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
 * The registration that a salt names: the kept one where it is its own, else one of which nothing more is known. The salt in
 * the address alone says which is meant; what was typed for another gives way only once the city has dealt with this one.
 */
export const registrationOf = (draft: RegistrationDraft, step: 'email' | 'phone', salt: string): RegistrationDraft => {
  const { confirmationType, emailSalt, phoneSalt } = draft;
  if (salt === (step === 'email' ? emailSalt : phoneSalt)) return draft;
  return { ...emptyDraft, confirmationType, ...(step === 'email' ? { emailSalt: salt } : { phoneSalt: salt }) };
};

/** Is this the answer to a registration that was left for another one? That one is not given up for it. */
const isReplaced = (draft: RegistrationDraft, event: RegistrationEvent): boolean => {
  if (!('isOffScreen' in event) || !event.isOffScreen || registrationStep(draft) === 'data') return false;
  const isOfEmail = event.type === 'emailConfirmed' || (event.type === 'lost' && event.step === 'email');
  return event.salt !== (isOfEmail ? draft.emailSalt : draft.phoneSalt);
};

export const registrationFlow = (draft: RegistrationDraft, event: RegistrationEvent): RegistrationDraft => {
  if (isReplaced(draft, event)) return draft;
  switch (event.type) {
    case 'typed':
      // What a code has gone out for stays as it was sent.
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
      // A code that was answered is good no more: after a lost answer "wrong code" does not say that nothing was done.
      return event.errorName === 'IncorrectCode' ? draft : { ...draft, lost: undefined };
    case 'lost':
      return {
        ...(event.step === 'register' ? draft : registrationOf(draft, event.step, event.salt)),
        lost: event.step,
      };
  }
};
