import * as v from 'valibot';
import {
  emptyDraft,
  registrationFlow,
  registrationOf,
  registrationStep,
  type RegistrationDraft,
  type RegistrationEvent,
} from '~/domain/account/registration.flow';
import { draftKeys } from '~/state/session/draftKeys';
import type { Model } from './explore';

interface Call {
  kind: 'register' | 'email' | 'phone' | 'code' | 'newPhone';
  /** The registration that the call is for. Its number is also its salt. */
  of: number;
  isDone: boolean;
}

interface Environment {
  draft: RegistrationDraft;
  /** The step and the registration on the screen. */
  screen?: { step: 'email' | 'phone'; of: number };
  calls: readonly Call[];
  /**
   * The city's progress with each registration: its e-mail has a code, the e-mail is confirmed, or the phone is
   * confirmed too.
   */
  city: readonly ('data' | 'email' | 'confirmed' | 'over')[];
  taps: number;
  sends: number;
}

const maxTaps = 4;
const people = [1, 2].map((number) => ({
  firstName: `Вера ${number}`,
  lastName: '',
  middleName: '',
  email: `${number}@example.com`,
  phone: `${number}`,
}));
const person = (number: number) => people[number - 1] ?? people[0] ?? { ...emptyDraft };
const names = [...Object.keys(emptyDraft), 'emailSalt', 'emailCode', 'phoneSalt', 'confirmationType', 'lost'];

/**
 * Two registrations in succession, in one tab or two: the data is corrected while the code of the first is under way.
 */
export const registrationModel = (play = registrationFlow): Model<Environment> => {
  const dispatch = (environment: Environment, event: RegistrationEvent): Environment => ({
    ...environment,
    draft: play(environment.draft, event),
  });
  const send = (environment: Environment, kind: Call['kind'], of: number): Environment | undefined =>
    environment.taps < maxTaps &&
    environment.calls.length < 2 &&
    !environment.calls.some((one) => one.kind === kind && one.of === of)
      ? {
          ...environment,
          taps: environment.taps + 1,
          sends: environment.sends + 1,
          calls: [...environment.calls, { kind, of, isDone: false }],
        }
      : undefined;
  const saltOf = ({ step, of }: NonNullable<Environment['screen']>): string => `${step === 'email' ? 'e' : 'p'}${of}`;
  const sendAt =
    (step: 'email' | 'phone', kind: Call['kind']) =>
    (environment: Environment): Environment | undefined =>
      environment.screen?.step === step ? send(environment, kind, environment.screen.of) : undefined;
  const after: Partial<Record<Call['kind'], Environment['city'][number]>> = {
    register: 'email',
    email: 'confirmed',
    phone: 'over',
  };
  const carryOut =
    (index: number) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      if (!one || one.isDone) return undefined;
      const next = after[one.kind];
      return {
        ...environment,
        calls: environment.calls.with(index, { ...one, isDone: true }),
        city: next ? environment.city.with(one.of - 1, next) : environment.city,
      };
    };
  const deliver =
    (index: number, isLost: boolean) =>
    (environment: Environment): Environment | undefined => {
      const one = environment.calls[index];
      if (!one) return undefined;
      const rest = { ...environment, calls: environment.calls.toSpliced(index, 1) };
      const isLeft = one.of !== environment.screen?.of;
      const [emailSalt, phoneSalt] = [`e${one.of}`, `p${one.of}`];
      if (isLost)
        switch (one.kind) {
          case 'register':
            return dispatch(rest, { type: 'lost', step: 'register' });
          case 'email':
            return dispatch(rest, { type: 'lost', step: 'email', salt: emailSalt, isOffScreen: isLeft });
          case 'phone':
            return dispatch(rest, { type: 'lost', step: 'phone', salt: phoneSalt, isOffScreen: isLeft });
          default:
            return rest;
        }
      if (!one.isDone)
        return dispatch(rest, {
          type: 'refused',
          errorName: one.kind === 'register' ? 'EmailExists' : 'IncorrectCode',
        });
      switch (one.kind) {
        case 'register':
          return {
            ...dispatch(rest, { type: 'registered', person: person(one.of), salt: emailSalt }),
            screen: { step: 'email', of: one.of },
          };
        case 'email':
          return {
            ...dispatch(rest, { type: 'emailConfirmed', salt: emailSalt, phoneSalt, isOffScreen: isLeft }),
            screen: isLeft ? environment.screen : { step: 'phone', of: one.of },
          };
        case 'newPhone':
          return dispatch(rest, { type: 'phoneChanged', salt: phoneSalt, phone: `new ${one.of}`, isOffScreen: isLeft });
        case 'code':
          return isLeft ? rest : dispatch(rest, { type: 'codeSent' });
        case 'phone':
          // If it is still on the screen, it ends here (`useFinishRegistration.ts`). Otherwise the driver stays on the
          // current page.
          return isLeft
            ? dispatch(rest, { type: 'lost', step: 'phone', salt: phoneSalt, isOffScreen: isLeft })
            : { ...rest, draft: emptyDraft };
      }
    };
  /** If the registration has already advanced, the page continues there (`EmailStep.tsx`). */
  const openEmail =
    (of: number) =>
    (environment: Environment): Environment | undefined => {
      if (!['email', 'confirmed'].includes(environment.city[of - 1] ?? '')) return undefined;
      const draft = play(environment.draft, { type: 'opened', salt: `e${of}`, code: '123456' });
      return {
        ...environment,
        draft,
        screen: { step: draft.emailSalt === `e${of}` && draft.phoneSalt ? 'phone' : 'email', of },
      };
    };
  return {
    initial: { draft: emptyDraft, calls: [], city: ['data', 'data'], taps: 0, sends: 0 },
    moves: {
      'the data of 1 is sent': (environment) =>
        environment.city[0] === 'data'
          ? send(dispatch(environment, { type: 'typed', person: person(1) }), 'register', 1)
          : undefined,
      'the data is corrected and sent as 2': (environment) =>
        environment.screen?.of === 1 && environment.city[1] === 'data'
          ? send(dispatch(environment, { type: 'typed', person: person(2) }), 'register', 2)
          : undefined,
      'the link of the first letter is opened': openEmail(1),
      'the link of the second letter is opened': openEmail(2),
      'a tap confirms the e-mail': sendAt('email', 'email'),
      'a tap confirms the phone': sendAt('phone', 'phone'),
      'a tap asks for another code': (environment) =>
        environment.screen &&
        registrationOf(environment.draft, environment.screen.step, saltOf(environment.screen)).canSendCodeAgain
          ? send(environment, 'code', environment.screen.of)
          : undefined,
      'a tap changes the phone': sendAt('phone', 'newPhone'),
      '10 s go by': (environment) => dispatch(environment, { type: 'mayAskAgain' }),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': deliver(0, false),
      'the second answer comes': deliver(1, false),
      'the first answer is lost': deliver(0, true),
      'the second answer is lost': deliver(1, true),
      // The stored draft is written and read with the schema of the device.
      'the page is opened anew': (environment) => ({
        ...environment,
        calls: [],
        draft:
          v.parse(draftKeys.registration.schema, JSON.parse(JSON.stringify({ city: environment.draft })))['city'] ??
          emptyDraft,
      }),
    },
    check: ({ draft, city, sends, taps, screen }, move, before) => {
      const at = (salt: string | undefined): Environment['city'][number] | undefined =>
        salt ? city[Number(salt.slice(1)) - 1] : undefined;
      if (sends > taps) return 'more is sent than was asked for';
      if (Object.keys(draft).some((name) => !names.includes(name)))
        return 'something is kept that the draft does not have';
      if (draft.emailSalt !== undefined && at(draft.emailSalt) === 'data')
        return 'a code is awaited that was never sent';
      if (draft.phoneSalt !== undefined && !['confirmed', 'over'].includes(at(draft.phoneSalt) ?? ''))
        return 'an e-mail is taken for confirmed that is not';
      if (move === 'the page is opened anew' && registrationStep(draft) !== registrationStep(before.draft))
        return 'a step is lost by a reload';
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      const isLeft = move.includes('answer') && older && older.kind !== 'register' && older.of !== before.screen?.of;
      const isReplaced = before.draft.emailSalt !== undefined && before.draft.emailSalt !== `e${older?.of}`;
      const isChanged =
        draft.email !== before.draft.email ||
        registrationStep(draft) !== registrationStep(before.draft) ||
        draft.lost !== before.draft.lost;
      if (isLeft && isReplaced && isChanged) return 'the answer to an older registration changes the newer one';
      const isSent =
        move.includes('answer comes') && older?.isDone && older.kind !== 'phone' && older.of === screen?.of;
      if (isSent && draft.canSendCodeAgain) return 'another code may be asked for at once';
      return undefined;
    },
    isEnding: ({ city, taps }) => city.includes('over') || taps === maxTaps,
  };
};
