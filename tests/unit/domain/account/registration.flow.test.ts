import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  registrationFlow,
  registrationOf,
  registrationStep,
  type Person,
  type RegistrationDraft,
  type RegistrationEvent,
} from '~/domain/account/registration.flow';

const person: Person = {
  firstName: 'Вера',
  lastName: 'Новикова',
  middleName: '',
  email: 'vera@example.com',
  phone: '79120000001',
};
const other: Person = { ...person, firstName: 'Ольга', email: 'olga@example.com' };
const play = (...events: RegistrationEvent[]): RegistrationDraft => events.reduce(registrationFlow, emptyDraft);

const entered: RegistrationEvent = { type: 'typed', person };
const registered: RegistrationEvent = { type: 'registered', person, salt: 's1' };
const emailConfirmed: RegistrationEvent = { type: 'emailConfirmed', salt: 's1', phoneSalt: 'p1' };
const lostEmail: RegistrationEvent = { type: 'lost', step: 'email', salt: 's1' };
const lostPhone: RegistrationEvent = { type: 'lost', step: 'phone', salt: 'p1' };
const refused = (errorName: string): RegistrationEvent => ({ type: 'refused', errorName });

describe('the next step of a registration', () => {
  it.each<[name: string, events: RegistrationEvent[], step: ReturnType<typeof registrationStep>]>([
    ['nothing yet', [], 'data'],
    ['the data is typed', [entered], 'data'],
    ['the data is refused', [entered, refused('EmailExists')], 'data'],
    ['the answer to the data is lost', [entered, { type: 'lost', step: 'register' }], 'data'],
    ['the data is taken', [entered, registered], 'email'],
    ['the letter’s link is opened', [registered, { type: 'opened', salt: 's1', code: '123456' }], 'email'],
    ['a wrong code', [registered, refused('IncorrectCode')], 'email'],
    ['the answer to the code is lost', [registered, lostEmail], 'email'],
    ['the e-mail is confirmed', [registered, emailConfirmed], 'phone'],
    ['it was, though an answer was lost', [registered, lostEmail, emailConfirmed], 'phone'],
    [
      'the letter’s link is opened once more',
      [registered, emailConfirmed, { type: 'opened', salt: 's1', code: '123456' }],
      'phone',
    ],
    [
      'the phone is changed',
      [registered, emailConfirmed, { type: 'phoneChanged', salt: 'p1', phone: '79120000002' }],
      'phone',
    ],
    [
      'the data is sent again',
      [registered, emailConfirmed, { type: 'registered', person: other, salt: 's2' }],
      'email',
    ],
  ])('a registration chooses its next step: %s', (_, events, step) => {
    expect(registrationStep(play(...events))).toBe(step);
  });

  it('on another device the step of a registration follows from the salt in the address alone', () => {
    const elsewhere = play({ type: 'opened', salt: 's1', code: '1' });
    expect(elsewhere).toEqual(emptyDraft);
    expect(registrationStep(registrationOf(elsewhere, 'email', 's1'))).toBe('email');
    expect(registrationStep(registrationOf(elsewhere, 'phone', 'p1'))).toBe('phone');
    expect(play(emailConfirmed)).toMatchObject({ emailSalt: 's1', phoneSalt: 'p1', email: '' });
  });
});

describe('the registration draft that the device stores', () => {
  it('after the data the device stores the person, the salt and that a code has just been sent', () => {
    expect(play(entered, registered)).toEqual({ ...emptyDraft, ...person, emailSalt: 's1', canSendCodeAgain: false });
  });

  it('the device stores what is typed until a code has been sent for it', () => {
    expect(play(entered, { type: 'typed', person: other })).toMatchObject(other);
    expect(play(registered, { type: 'typed', person: other })).toMatchObject(person);
  });

  it('the device stores a new phone only once the city has accepted it', () => {
    expect(play(registered, emailConfirmed, refused('PhoneExists')).phone).toBe(person.phone);
    expect(play(registered, emailConfirmed, { type: 'phoneChanged', salt: 'p1', phone: '79120000002' })).toMatchObject({
      phone: '79120000002',
      email: person.email,
      canSendCodeAgain: false,
    });
  });

  it('a link of another registration leaves the draft alone until the city has confirmed its e-mail', () => {
    const before = play(entered);
    expect(registrationFlow(before, { type: 'opened', salt: 'foreign', code: '1' })).toEqual(before);
    expect(registrationFlow(before, refused('IncorrectCode'))).toEqual(before);
    expect(registrationFlow(before, { type: 'emailConfirmed', salt: 'foreign', phoneSalt: 'p9' })).toMatchObject({
      phoneSalt: 'p9',
      email: '',
    });
  });
});

describe('a request for another code', () => {
  it.each<[name: string, events: RegistrationEvent[], canSend: boolean]>([
    ['not right after the letter', [registered], false],
    ['when it has had its time', [registered, { type: 'mayAskAgain' }], true],
    ['not right after another', [registered, { type: 'mayAskAgain' }, { type: 'codeSent' }], false],
    ['not right after the phone’s first', [registered, { type: 'mayAskAgain' }, emailConfirmed], false],
    ['a wrong code changes nothing about it', [registered, { type: 'mayAskAgain' }, refused('IncorrectCode')], true],
  ])('another code can be requested or not: %s', (_, events, canSend) => {
    expect(play(...events).canSendCodeAgain).toBe(canSend);
  });

  it('a registration uses the driver’s own SMS for the code until another code is requested', () => {
    const codeSent = play(registered, emailConfirmed, { type: 'codeSent', isReply: true });
    expect(codeSent.usesSmsReply).toBe(true);
    expect(registrationFlow(codeSent, { type: 'codeSent' }).usesSmsReply).toBe(false);
  });
});

describe('a lost answer in a registration', () => {
  it.each<[name: string, events: RegistrationEvent[], lost: RegistrationDraft['lost']]>([
    ['of the data', [entered, { type: 'lost', step: 'register' }], 'register'],
    ['is forgotten once the data is taken', [{ type: 'lost', step: 'register' }, registered], undefined],
    [
      'is forgotten when the city says why not',
      [{ type: 'lost', step: 'register' }, refused('EmailExists')],
      undefined,
    ],
    ['of the last code', [registered, emailConfirmed, lostPhone], 'phone'],
    [
      'is not disproved by "wrong code": the right one is used up',
      [registered, emailConfirmed, lostPhone, refused('IncorrectCode')],
      'phone',
    ],
    ['of the e-mail’s code is settled by the next step', [registered, lostEmail, emailConfirmed], undefined],
  ])('a registration remembers a lost answer until it is settled: %s', (_, events, lost) => {
    expect(play(...events).lost).toBe(lost);
  });
});

describe('an answer to a registration that was replaced by another', () => {
  const second = play(registered, { type: 'registered', person: other, salt: 's2' });
  it.each<RegistrationEvent>([
    { type: 'emailConfirmed', salt: 's1', phoneSalt: 'p1', isOffScreen: true },
    { type: 'lost', step: 'email', salt: 's1', isOffScreen: true },
    { type: 'lost', step: 'phone', salt: 'p1', isOffScreen: true },
    { type: 'phoneChanged', salt: 'p1', phone: '79120000009', isOffScreen: true },
  ])('a late answer to a replaced registration changes nothing of the new one: %j', (event) => {
    expect(registrationFlow(second, event)).toBe(second);
  });

  it('an answer counts if it is still on the screen or its registration is the stored one', () => {
    expect(registrationFlow(second, emailConfirmed)).toMatchObject({ emailSalt: 's1', phoneSalt: 'p1' });
    expect(
      registrationFlow(second, { type: 'emailConfirmed', salt: 's2', phoneSalt: 'p2', isOffScreen: true }),
    ).toMatchObject({
      ...other,
      phoneSalt: 'p2',
    });
  });
});
