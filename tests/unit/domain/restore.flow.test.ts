import { describe, expect, it } from 'vitest';
import { restoreFlow, restoreStepAt, waysFor, type RestoreEvent, type RestoreState } from '~/domain/restore.flow';

const play = (...events: RestoreEvent[]): RestoreState => events.reduce(restoreFlow, { step: 'who' } as RestoreState);
const named: RestoreEvent = { type: 'named', login: 'vera@example.com' };
const sent = (way: 'email' | 'sms' | 'call', isLost = false): RestoreEvent => ({ type: 'sent', way, isLost });
const opened: RestoreEvent = { type: 'opened', salt: 's' };

describe('how a restore goes', () => {
  it.each<[name: string, events: RestoreEvent[], end: Partial<RestoreState>]>([
    ['nobody yet', [], { step: 'who' }],
    ['somebody', [named], { step: 'way' }],
    ['a link is on its way', [named, sent('email')], { step: 'sent', way: 'email', isLost: false, canSendAgain: false }],
    ['maybe it is', [named, sent('email', true)], { step: 'sent', isLost: true }],
    ['it may be asked for again', [named, sent('email'), { type: 'mayAskAgain' }], { step: 'sent', canSendAgain: true }],
    ['and has been', [named, sent('email'), { type: 'mayAskAgain' }, sent('email')], { step: 'sent', canSendAgain: false }],
    ['a call instead', [named, sent('email'), sent('call')], { step: 'sent', way: 'call' }],
    ['another way than the SMS', [named, sent('sms'), { type: 'otherWay' }], { step: 'way', login: 'vera@example.com' }],
    ['a code of nobody’s is none', [sent('sms')], { step: 'who' }],
    ['the SMS’s code did it', [named, sent('sms'), { type: 'changed' }], { step: 'done' }],
    ['a call needs no new password', [named, sent('call'), { type: 'changed' }], { step: 'sent' }],
    ['a link is opened', [opened], { step: 'checking', isUnheard: false }],
    ['and the city is not heard', [opened, { type: 'linkUnheard' }], { step: 'checking', isUnheard: true }],
    ['and asked again', [opened, { type: 'linkUnheard' }, opened], { step: 'checking', isUnheard: false }],
    ['it is good', [opened, { type: 'linkGood' }], { step: 'password', salt: 's' }],
    ['it is not', [opened, { type: 'linkBad' }], { step: 'badLink' }],
    ['from a bad one to the beginning', [opened, { type: 'linkBad' }, { type: 'startAgain' }], { step: 'who' }],
    ['the link did it', [opened, { type: 'linkGood' }, { type: 'changed' }], { step: 'done' }],
    ['the last answer is lost', [opened, { type: 'linkGood' }, { type: 'changeLost' }], { step: 'password', mayBeChanged: true }],
    ['and the SMS’s too', [named, sent('sms'), { type: 'changeLost' }], { step: 'sent', mayBeChanged: true }],
    ['a late word about a link changes nothing', [named, { type: 'linkGood' }, { type: 'linkBad' }], { step: 'way' }],
  ])('%s', (_, events, end) => {
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
  ] as const)('the address %s after %j shows %s', (number, events, shown) => {
    expect(restoreStepAt(play(...events), number)).toBe(shown);
  });

  it('a phone gets no link', () => {
    expect(waysFor('79120000001')).toEqual(['sms', 'call']);
    expect(waysFor('a@b.ru')).toEqual(['email', 'sms', 'call']);
  });
});
