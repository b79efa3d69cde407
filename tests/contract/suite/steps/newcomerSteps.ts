import { need, learnedFact, type Facts } from '../Facts';
import { step } from '../Step';

const email = ({ run }: Facts): string => `newcomer-${run}@example.com`;
/** The first phone, and the one that replaces it during the registration. */
const firstPhone = ({ run }: Facts): string => `7977${run.slice(-7)}`;
const phone = ({ run }: Facts): string => `7978${run.slice(-7)}`;
const password = 'newcomer-2026';
/** Returns the code that was sent, or one that a server refuses in a documented way. */
const codeFor = async (facts: Facts, recipient: string): Promise<string> =>
  (await facts.codeFor?.(recipient)) ?? '0000';

/** A newcomer registers, confirms e-mail and phone, and resets the password at once. */
export const newcomerSteps = [
  step('register', {
    input: (facts) => ({
      firstname: 'Нина',
      lastname: 'Новая',
      email: email(facts),
      phone: firstPhone(facts),
      pass: password,
    }),
    learn: ({ salt }, { known }) => known.set('salt of a registration', salt),
  }),
  step('confirmEmail', {
    as: { token: 'salt of a registration' },
    input: async (facts) => ({ code: await codeFor(facts, email(facts)) }),
    learn: ({ salt, token }, { known }) => {
      if (salt) known.set('salt of a phone', salt);
      if (token) known.set('token of a newcomer', token);
    },
  }),
  step('changePhone', { as: { token: 'salt of a phone' }, input: (facts) => ({ phone: phone(facts) }) }),
  step('confirmPhone', {
    as: { token: 'salt of a phone' },
    input: async (facts) => ({ code: await codeFor(facts, phone(facts)) }),
    learn: ({ token }, { known }) => {
      if (token) known.set('token of a newcomer', token);
    },
  }),
  step('sendRestoreEmail', { input: (facts) => ({ email: email(facts) }) }),
  step('sendRestoreCode', { input: (facts) => ({ login: phone(facts), type: 'sms' }) }),
  step('checkRestore', {
    as: { token: 'code to restore with' },
    isWriting: true,
    input: async (facts) => {
      facts.known.set('code to restore with', await codeFor(facts, phone(facts)));
      return {};
    },
  }),
  step('changeRestoredPassword', { as: { token: 'code to restore with' }, input: () => ({ pass: password }) }),
  step('loginByThirdParty', {
    input: async (facts) => ({
      access_token: need(await facts.accessTokenFor?.(email(facts)), 'access token of the third party'),
    }),
    learn: ({ result }, { known }) => known.set('token of a newcomer', result.token),
  }),
  step('login', {
    isWriting: true,
    input: (facts) => ({
      login: facts.known.has('token of a newcomer') ? email(facts) : learnedFact(facts, 'token of a newcomer'),
      password,
    }),
    learn: ({ token }, { known }) => known.set('token of a newcomer', token),
  }),
];
