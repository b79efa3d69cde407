import * as v from 'valibot';
import {
  emptyDraft,
  registrationFlow,
  registrationOf,
  registrationStep,
  type RegistrationDraft,
  type RegistrationEvent,
} from '~/domain/registration.flow';
import { draftKeys } from '~/state/draftKeys';
import type { Model } from './explore';

interface Call {
  kind: 'register' | 'email' | 'phone' | 'code' | 'newPhone';
  /** The registration that it is for: its number is its salt. */
  of: number;
  isDone: boolean;
}

interface World {
  draft: RegistrationDraft;
  /** The step and the registration on the screen. */
  shown?: { step: 'email' | 'phone'; of: number };
  calls: readonly Call[];
  /** How far the city is with each: its e-mail has a code, is confirmed, or the phone is too. */
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

/** Two registrations one after the other, in one tab or two: the data is corrected while the code of the first is under way. */
export const registrationModel = (play = registrationFlow): Model<World> => {
  const tell = (world: World, event: RegistrationEvent): World => ({ ...world, draft: play(world.draft, event) });
  const send = (world: World, kind: Call['kind'], of: number): World | undefined =>
    world.taps < maxTaps && world.calls.length < 2 && !world.calls.some((one) => one.kind === kind && one.of === of)
      ? { ...world, taps: world.taps + 1, sends: world.sends + 1, calls: [...world.calls, { kind, of, isDone: false }] }
      : undefined;
  const saltOf = ({ step, of }: NonNullable<World['shown']>): string => `${step === 'email' ? 'e' : 'p'}${of}`;
  const sendAt =
    (step: 'email' | 'phone', kind: Call['kind']) =>
    (world: World): World | undefined =>
      world.shown?.step === step ? send(world, kind, world.shown.of) : undefined;
  const after: Partial<Record<Call['kind'], World['city'][number]>> = { register: 'email', email: 'confirmed', phone: 'over' };
  const carryOut =
    (index: number) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      if (!one || one.isDone) return undefined;
      const next = after[one.kind];
      return { ...world, calls: world.calls.with(index, { ...one, isDone: true }), city: next ? world.city.with(one.of - 1, next) : world.city };
    };
  const hear =
    (index: number, isLost: boolean) =>
    (world: World): World | undefined => {
      const one = world.calls[index];
      if (!one) return undefined;
      const rest = { ...world, calls: world.calls.toSpliced(index, 1) };
      const isLeft = one.of !== world.shown?.of;
      const [emailSalt, phoneSalt] = [`e${one.of}`, `p${one.of}`];
      if (isLost)
        switch (one.kind) {
          case 'register':
            return tell(rest, { type: 'lost', step: 'register' });
          case 'email':
            return tell(rest, { type: 'lost', step: 'email', salt: emailSalt, isLeft });
          case 'phone':
            return tell(rest, { type: 'lost', step: 'phone', salt: phoneSalt, isLeft });
          default:
            return rest;
        }
      if (!one.isDone) return tell(rest, { type: 'refused', errorName: one.kind === 'register' ? 'EmailExists' : 'IncorrectCode' });
      switch (one.kind) {
        case 'register':
          return { ...tell(rest, { type: 'registered', person: person(one.of), salt: emailSalt }), shown: { step: 'email', of: one.of } };
        case 'email':
          return {
            ...tell(rest, { type: 'emailConfirmed', salt: emailSalt, phoneSalt, isLeft }),
            shown: isLeft ? world.shown : { step: 'phone', of: one.of },
          };
        case 'newPhone':
          return tell(rest, { type: 'phoneChanged', salt: phoneSalt, phone: `new ${one.of}`, isLeft });
        case 'code':
          return isLeft ? rest : tell(rest, { type: 'codeSent' });
        case 'phone':
          // Where it is still on the screen it ends here (`useEnd.ts`); elsewhere nobody is led away.
          return isLeft ? tell(rest, { type: 'lost', step: 'phone', salt: phoneSalt, isLeft }) : { ...rest, draft: emptyDraft };
      }
    };
  /** Where its registration is further, the page goes on there (`EmailStep.tsx`). */
  const openLetter =
    (of: number) =>
    (world: World): World | undefined => {
      if (!['email', 'confirmed'].includes(world.city[of - 1] ?? '')) return undefined;
      const draft = play(world.draft, { type: 'opened', salt: `e${of}`, code: '123456' });
      return { ...world, draft, shown: { step: draft.emailSalt === `e${of}` && draft.phoneSalt ? 'phone' : 'email', of } };
    };
  return {
    initial: { draft: emptyDraft, calls: [], city: ['data', 'data'], taps: 0, sends: 0 },
    moves: {
      'the data of 1 is sent': (world) =>
        world.city[0] === 'data' ? send(tell(world, { type: 'typed', person: person(1) }), 'register', 1) : undefined,
      'the data is corrected and sent as 2': (world) =>
        world.shown?.of === 1 && world.city[1] === 'data' ? send(tell(world, { type: 'typed', person: person(2) }), 'register', 2) : undefined,
      'the link of the first letter is opened': openLetter(1),
      'the link of the second letter is opened': openLetter(2),
      'a tap confirms the e-mail': sendAt('email', 'email'),
      'a tap confirms the phone': sendAt('phone', 'phone'),
      'a tap asks for another code': (world) =>
        world.shown && registrationOf(world.draft, world.shown.step, saltOf(world.shown)).canSendCodeAgain
          ? send(world, 'code', world.shown.of)
          : undefined,
      'a tap changes the phone': sendAt('phone', 'newPhone'),
      '10 s go by': (world) => tell(world, { type: 'mayAskAgain' }),
      'the city does the first': carryOut(0),
      'the city does the second': carryOut(1),
      'the first answer comes': hear(0, false),
      'the second answer comes': hear(1, false),
      'the first answer is lost': hear(0, true),
      'the second answer is lost': hear(1, true),
      // What is kept is written and read by the schema of the device.
      'the page is opened anew': (world) => ({
        ...world,
        calls: [],
        draft: v.parse(draftKeys.registration.schema, JSON.parse(JSON.stringify({ city: world.draft })))['city'] ?? emptyDraft,
      }),
    },
    check: ({ draft, city, sends, taps, shown }, move, before) => {
      const at = (salt: string | undefined): World['city'][number] | undefined => (salt ? city[Number(salt.slice(1)) - 1] : undefined);
      if (sends > taps) return 'more is sent than was asked for';
      if (Object.keys(draft).some((name) => !names.includes(name))) return 'something is kept that the draft does not have';
      if (draft.emailSalt !== undefined && at(draft.emailSalt) === 'data') return 'a code is awaited that was never sent';
      if (draft.phoneSalt !== undefined && !['confirmed', 'over'].includes(at(draft.phoneSalt) ?? ''))
        return 'an e-mail is taken for confirmed that is not';
      if (move === 'the page is opened anew' && registrationStep(draft) !== registrationStep(before.draft)) return 'a step is lost by a reload';
      const older = before.calls[move.startsWith('the second') ? 1 : 0];
      const isLeft = move.includes('answer') && older && older.kind !== 'register' && older.of !== before.shown?.of;
      const isReplaced = before.draft.emailSalt !== undefined && before.draft.emailSalt !== `e${older?.of}`;
      const isChanged =
        draft.email !== before.draft.email || registrationStep(draft) !== registrationStep(before.draft) || draft.lost !== before.draft.lost;
      if (isLeft && isReplaced && isChanged) return 'the answer to an older registration changes the newer one';
      const isSent = move.includes('answer comes') && older?.isDone && older.kind !== 'phone' && older.of === shown?.of;
      if (isSent && draft.canSendCodeAgain) return 'another code may be asked for at once';
      return undefined;
    },
    isEnding: ({ city, taps }) => city.includes('over') || taps === maxTaps,
  };
};
