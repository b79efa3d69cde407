import { describe, expect, it } from 'vitest';
import {
  passwordResetFlow,
  passwordResetStepAt,
  passwordResetMethodsFor,
  type PasswordResetEvent,
  type PasswordResetState,
} from '~/domain/account/passwordReset.flow';

const play = (...events: PasswordResetEvent[]): PasswordResetState =>
  events.reduce(passwordResetFlow, { step: 'who' } as PasswordResetState);
const login = 'vera@example.com';
const named: PasswordResetEvent = { type: 'named', login };
const sent = (way: 'email' | 'sms' | 'call', isLost = false): PasswordResetEvent => ({
  type: 'sent',
  login,
  way,
  isLost,
});
const opened: PasswordResetEvent = { type: 'opened', salt: 's' };
const link = (type: 'linkGood' | 'linkBad' | 'linkUnheard', salt = 's'): PasswordResetEvent => ({ type, salt });
const other: PasswordResetEvent = { type: 'named', login: 'olga@example.com' };

describe('the course of a password reset', () => {
  it.each<[name: string, events: PasswordResetEvent[], end: Partial<PasswordResetState>]>([
    ['nobody yet', [], { step: 'who' }],
    ['somebody', [named], { step: 'way' }],
    [
      'a link is on its way',
      [named, sent('email')],
      { step: 'sent', way: 'email', isLost: false, canSendAgain: false },
    ],
    ['maybe it is', [named, sent('email', true)], { step: 'sent', isLost: true }],
    [
      'it may be asked for again',
      [named, sent('email'), { type: 'mayAskAgain' }],
      { step: 'sent', canSendAgain: true },
    ],
    [
      'and has been',
      [named, sent('email'), { type: 'mayAskAgain' }, sent('email')],
      { step: 'sent', canSendAgain: false },
    ],
    ['a call instead', [named, sent('email'), sent('call')], { step: 'sent', way: 'call' }],
    [
      'another way than the SMS',
      [named, sent('sms'), { type: 'otherWay' }],
      { step: 'way', login: 'vera@example.com' },
    ],
    ['a code of nobody’s is none', [sent('sms')], { step: 'who' }],
    ['the SMS’s code did it', [named, sent('sms'), { type: 'changed', of: login }], { step: 'done' }],
    ['a call needs no new password', [named, sent('call'), { type: 'changed', of: login }], { step: 'sent' }],
    ['a link is opened', [opened], { step: 'checking', isUnreachable: false }],
    ['and the city is not heard', [opened, link('linkUnheard')], { step: 'checking', isUnreachable: true }],
    ['and asked again', [opened, link('linkUnheard'), opened], { step: 'checking', isUnreachable: false }],
    ['it is good', [opened, link('linkGood')], { step: 'password', salt: 's' }],
    ['it is not', [opened, link('linkBad')], { step: 'badLink' }],
    ['from a bad one to the beginning', [opened, link('linkBad'), { type: 'startAgain' }], { step: 'who' }],
    ['the link did it', [opened, link('linkGood'), { type: 'changed', of: 's' }], { step: 'done' }],
    [
      'the last answer is lost',
      [opened, link('linkGood'), { type: 'changeLost', of: 's' }],
      { step: 'password', mayBeChanged: true },
    ],
    [
      'and the SMS’s too',
      [named, sent('sms'), { type: 'changeLost', of: login }],
      { step: 'sent', mayBeChanged: true },
    ],
    [
      'a code for somebody else is told to nobody',
      [named, other, sent('sms')],
      { step: 'way', login: 'olga@example.com' },
    ],
    [
      'what became of another link says nothing of this one',
      [{ type: 'opened', salt: 'o' }, opened, link('linkGood', 'o')],
      { step: 'checking' },
    ],
    [
      'nor that it is old',
      [{ type: 'opened', salt: 'o' }, opened, link('linkBad', 'o')],
      { step: 'checking', salt: 's' },
    ],
    [
      'nor that it was not heard of',
      [{ type: 'opened', salt: 'o' }, opened, link('linkUnheard', 'o')],
      { step: 'checking', isUnreachable: false },
    ],
    [
      'another password that was changed is not this one',
      [opened, link('linkGood'), { type: 'changed', of: login }],
      { step: 'password' },
    ],
    [
      'nor one that may have been',
      [opened, link('linkGood'), { type: 'changeLost', of: login }],
      { step: 'password', mayBeChanged: false },
    ],
    ['a late word about a link changes nothing', [named, link('linkGood'), link('linkBad')], { step: 'way' }],
  ])('a password reset reaches the expected step: %s', (_, events, end) => {
    expect(play(...events)).toMatchObject(end);
  });

  it.each([
    [undefined, [named], 'who'],
    ['1', [named, sent('sms')], 'who'],
    ['2', [], 'who'],
    ['2', [named], 'way'],
    ['2', [named, sent('email')], 'way'],
    ['2', [named, sent('call')], 'way'],
    ['2', [named, sent('sms')], 'who'],
    ['3', [], 'who'],
    ['3', [named], 'who'],
    ['3', [named, sent('email')], 'who'],
    ['3', [named, sent('sms')], 'password'],
    ['4', [named, sent('sms')], 'who'],
    ['__proto__', [named], 'who'],
  ] as const)(
    'the password reset’s address with the step %s after %j shows the step %s',
    (number, events, displayed) => {
      expect(passwordResetStepAt(play(...events), number)).toBe(displayed);
    },
  );

  it('a password reset by phone offers an SMS and a call, but no link', () => {
    expect(passwordResetMethodsFor('79120000001')).toEqual(['sms', 'call']);
    expect(passwordResetMethodsFor('a@b.ru')).toEqual(['email', 'sms', 'call']);
  });
});
