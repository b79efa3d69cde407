import { need, learnedFact, type Facts } from '../Facts';
import { step } from '../Step';
import { plateOf } from './driverSteps';

const extraPhone = ({ run }: Facts): string => `7976${run.slice(-7)}`;
/** Some cities do not send two codes to one address, so this is not the driver's own. */
const otherEmail = ({ run }: Facts): string => `other-${run}@example.com`;
const documentNumber = ({ run }: Facts): string => `99${run.slice(-2)}${run.slice(-6)}`;
const person = {
  type: 1 as const,
  firstName: 'Анна',
  lastName: 'Петрова',
  middleName: 'Ивановна',
  address: 'Пермь, ул. Ленина, 1',
  typeDoc: 1 as const,
  seriesDoc: '5712',
  numberDoc: '123456',
  DateDoc: '2012-05-17',
  issuer: 'УМВД',
};

/** Changes everything that can be changed in the driver's account, and restores it. */
export const accountSteps = [
  step('changeAccountSetting', {
    as: 'driver',
    input: (facts) => ({
      name: learnedFact(facts, 'setting'),
      value: learnedFact(facts, 'value of the setting') === 'true',
    }),
  }),
  step('changeProfile', { as: 'driver', input: (facts) => ({ firstname: learnedFact(facts, 'first name') }) }),
  step('changePassword', {
    as: 'driver',
    input: ({ driver }) => ({ pass: need(driver, 'login').password, currentpass: need(driver, 'login').password }),
  }),
  step('sendEmailCode', { as: 'driver', input: (facts) => ({ email: otherEmail(facts), edit: true }) }),
  step('sendSmsCode', { as: 'driver', input: (facts) => ({ phone: extraPhone(facts), edit: false }) }),
  step('confirmPhone', {
    as: 'driver',
    input: async (facts) => ({ code: (await facts.codeFor?.(extraPhone(facts))) ?? '0000' }),
  }),
  step('setMainPhone', { as: 'driver', input: (facts) => ({ phone: learnedFact(facts, 'phone') }) }),
  step('deletePhone', { as: 'driver', input: (facts) => ({ phone: extraPhone(facts) }) }),

  step('addCar', {
    as: 'driver',
    input: (facts) => ({ numberTs: `К${plateOf(facts).slice(1)}`, category: 'B', formatGrz: 'rus' }),
  }),
  step('editCar', {
    as: 'driver',
    input: (facts) => ({
      oldgrz: `К${plateOf(facts).slice(1)}`,
      newgrz: `М${plateOf(facts).slice(1)}`,
      category: 'B',
      formatGrz: 'rus',
    }),
  }),
  step('deleteCar', { as: 'driver', input: (facts) => ({ numberTs: `М${plateOf(facts).slice(1)}` }) }),
  step('addDocument', { as: 'driver', input: (facts) => ({ type: 'VU', title: documentNumber(facts) }) }),
  step('editDocument', {
    as: 'driver',
    input: (facts) => ({ type: 'VU', title: `98${documentNumber(facts).slice(2)}`, oldtitle: documentNumber(facts) }),
  }),
  step('deleteDocument', {
    as: 'driver',
    input: (facts) => ({ type: 'VU', title: `98${documentNumber(facts).slice(2)}` }),
  }),

  step('createRefillReceipt', {
    as: 'driver',
    input: () => ({ ...person, sum: '150' }),
    learn: ({ result }, { known }) => known.set('receipt', result.receiptnumber),
  }),
  step('createSubscriptionReceipt', {
    as: 'driver',
    input: (facts) => ({
      type: 2 as const,
      name: 'ООО «Ромашка»',
      ogrn: '1027700132195',
      inn: '7707083893',
      kpp: '773601001',
      address: 'Москва, Тверская ул., 1',
      codeSubscription: learnedFact(facts, 'subscription'),
      grz: learnedFact(facts, 'vehicle'),
    }),
  }),
  step('getReceipt', { as: 'driver', input: (facts) => ({ receiptnumber: learnedFact(facts, 'receipt') }) }),
  step('sendReceipt', {
    as: 'driver',
    input: (facts) => ({ receiptnumber: learnedFact(facts, 'receipt'), email: otherEmail(facts) }),
  }),

  step('registerAppeal', {
    as: 'driver',
    input: (facts) => ({
      idSubject: facts.known.get('topic') ?? '',
      message: 'Проверка связи',
      phone: '79000000000',
      email: otherEmail(facts),
    }),
  }),
  step('getAppeals', { as: 'driver', learn: ({ items }, { known }) => known.set('appeal', items[0]?.id ?? '') }),
  step('sendAppealMessage', {
    as: 'driver',
    input: (facts) => ({ idAppeal: learnedFact(facts, 'appeal'), message: 'И ещё раз' }),
  }),
  step('getAppealMessages', { as: 'driver', input: (facts) => ({ idAppeal: learnedFact(facts, 'appeal') }) }),
];
