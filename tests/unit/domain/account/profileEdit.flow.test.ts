import { describe, expect, it } from 'vitest';
import { editAt, editFlow, type EditEvent, type EditState } from '~/domain/account/profileEdit.flow';

const play = (...events: EditEvent[]): EditState => ({
  sent: undefined,
  remaining: undefined,
  result: undefined,
  ...events.reduce((state, event) => editFlow(state, { ...event, visit: state.visit }), editAt('main')),
});
const email: EditEvent = { type: 'opened', step: 'email' };
const change: EditEvent = { type: 'opened', step: 'phone' };
const add: EditEvent = { type: 'opened', step: 'phone', phoneAction: 'add' };
const password: EditEvent = { type: 'opened', step: 'password' };
const sent = (old?: string, isLost = false): EditEvent => ({ type: 'codeSent', to: 'new', old, isLost });
const confirmed: EditEvent = { type: 'confirmed' };
const carriedOut: EditEvent = { type: 'carriedOut' };
const aborted: EditEvent = { type: 'aborted' };
const back: EditEvent = { type: 'back' };

const nothing = { sent: undefined, remaining: undefined, isCodeLost: false, canSendAgain: true };

describe('the dialog for the driver’s own data', () => {
  it.each<[name: string, events: EditEvent[], end: Partial<EditState>]>([
    ['begins with what can be changed', [], { step: 'main', ...nothing }],
    [
      'a code is on its way',
      [email, sent()],
      { step: 'email', sent: { to: 'new', isLost: false, old: undefined }, canSendAgain: false },
    ],
    ['or maybe', [email, sent(undefined, true)], { sent: { to: 'new', isLost: true, old: undefined } }],
    ['it may be asked for again', [email, sent(), { type: 'mayAskAgain' }], { canSendAgain: true }],
    ['and has been', [email, sent(), { type: 'mayAskAgain' }, sent()], { canSendAgain: false }],
    [
      'back from the code',
      [email, sent(), { type: 'codeLost' }, back],
      { step: 'email', sent: undefined, isCodeLost: false },
    ],
    ['the answer to a code is lost', [email, sent(), { type: 'codeLost' }], { isCodeLost: true }],
    ['a new code knows nothing of it', [email, sent(), { type: 'codeLost' }, sent()], { isCodeLost: false }],
    ['an e-mail is confirmed', [email, sent(), confirmed], { step: 'email', remaining: 'saveEmail' }],
    ['and saved', [email, sent(), confirmed, carriedOut], { step: 'main', result: 'emailChanged', ...nothing }],
    ['or not', [email, sent(), confirmed, aborted], { step: 'main', result: undefined, ...nothing }],
    ['a phone is added at once', [add, sent(), confirmed], { step: 'main', result: 'phoneAdded', ...nothing }],
    ['a phone is confirmed', [change, sent('old'), confirmed], { step: 'phone', remaining: 'setMain' }],
    ['is the main one', [change, sent('old'), confirmed, carriedOut], { remaining: 'removeOld' }],
    [
      'and the old one is gone',
      [change, sent('old'), confirmed, carriedOut, carriedOut],
      { step: 'main', result: 'phoneChanged', ...nothing },
    ],
    [
      'where there was none, nothing has to go',
      [change, sent(), confirmed, carriedOut],
      { step: 'main', result: 'phoneChanged', ...nothing },
    ],
    [
      'left in the middle: only added',
      [change, sent('old'), confirmed, aborted],
      { step: 'main', result: 'phoneAdded', ...nothing },
    ],
    [
      'left later: the main one',
      [change, sent('old'), confirmed, carriedOut, aborted],
      { step: 'main', result: 'phoneChanged', ...nothing },
    ],
    [
      'what is confirmed has no way back',
      [change, sent('old'), confirmed, back],
      { remaining: 'setMain', sent: { to: 'new', old: 'old', isLost: false } },
    ],
    ['nothing is confirmed before a code was sent', [change, confirmed], { step: 'phone', remaining: undefined }],
    ['nothing is carried out that was not left', [email, sent(), carriedOut], { step: 'email', remaining: undefined }],
    [
      'abort (PROF-10)',
      [email, sent(), { type: 'codeLost' }, aborted],
      { step: 'main', result: undefined, ...nothing },
    ],
    ['abort of a step that was only opened', [password, aborted], { step: 'main', result: undefined }],
    ['a new password', [password, { type: 'passwordChanged' }], { step: 'main', result: 'passwordChanged' }],
    [
      'a late word of one changes nothing',
      [password, aborted, { type: 'passwordChanged' }],
      { step: 'main', result: undefined },
    ],
    [
      'news is told until the next step',
      [password, { type: 'passwordChanged' }, email],
      { step: 'email', result: undefined },
    ],
  ])('a change of the driver’s own data reaches the expected step: %s', (_, events, end) => {
    expect(play(...events)).toMatchObject(end);
  });
});

describe('an answer to a step that was left', () => {
  const here = (state: EditState, event: EditEvent): EditState => editFlow(state, { ...event, visit: state.visit });
  it.each<[name: string, before: EditEvent[], meanwhile: EditEvent[], answer: EditEvent]>([
    ['a code of the e-mail is none of the phone', [email], [aborted, change], sent()],
    ['nor is it told at the main step', [email], [aborted], sent()],
    ['nor of the same step, opened again', [change], [aborted, change], sent('old')],
    ['a code that was right confirms nothing else', [change, sent('old')], [aborted, email, sent()], confirmed],
    ['one that was lost is none of the next', [email, sent()], [back, sent()], { type: 'codeLost' }],
    [
      'what was carried out moves nothing else on',
      [email, sent(), confirmed],
      [aborted, change, sent('old'), confirmed],
      carriedOut,
    ],
    ['a new password ends no other step', [password], [aborted, password], { type: 'passwordChanged' }],
  ])('a late answer to a step that was left changes nothing: %s', (_, before, events, answer) => {
    const codeRequested = before.reduce(here, editAt('main'));
    const now = events.reduce(here, codeRequested);
    expect(editFlow(now, { ...answer, visit: codeRequested.visit })).toBe(now);
  });
});
