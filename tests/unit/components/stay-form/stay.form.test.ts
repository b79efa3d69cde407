import { describe, expect, it } from 'vitest';
import { checkGuest, emptyGuest } from '~/features/guest/guest.form';
import { checkLegalEntity, checkLogin } from '~/features/login/login.form';
import { amountOnBlur, checkTopUp, topUpLinkKey } from '~/features/top-up/topUp.form';
import { hostileTexts, longTexts } from '../../support/hostileTexts';
import { checkStay, plateErrorOf, stayTarget, type StayContext } from '~/components/stay-form/stay.form';

const zones = [
  { number: '0302', name: '', address: 'Ленина, 12', prices: [] },
  { number: '0303', parkingCode: 'P-1', name: '', address: 'Мира, 1', prices: [] },
];
const context: StayContext = {
  zones,
  paysByParking: false,
  parkedPlates: ['В777ОР59'],
  intervals: { stepMin: 15, minMin: 15, maxMin: 1440 },
};
const good = { place: '0302', plate: 'А123ВС59', isForeign: false, durationMin: 60 };

describe('the form of a stay', () => {
  it('the stay form has no errors when place, vehicle and duration are valid', () => {
    expect(checkStay(good, context)).toEqual({});
  });

  it.each([
    [{ place: ' ' }, 'place', 'NoZoneSelected'],
    [{ place: '7777' }, 'place', 'ZoneNotFound'],
    [{ plate: '' }, 'plate', 'empty'],
    [{ plate: 'Ж123ВС77' }, 'plate', 'format'],
    [{ plate: 'В777ОР59' }, 'plate', 'parked'],
    [{ plate: 'b777op59' }, 'plate', 'parked'],
    [{ durationMin: undefined }, 'durationMin', 'NoDurationSelected'],
    [{ durationMin: 0 }, 'durationMin', 'NoDurationSelected'],
    [{ durationMin: 20 }, 'durationMin', 'NoDurationSelected'],
    [{ durationMin: 1500 }, 'durationMin', 'NoDurationSelected'],
  ] as const)('the stay form with %j has an error in %s: %s', (patch, field, error) => {
    expect(checkStay({ ...good, ...patch }, context)).toEqual({ [field]: error });
  });

  it('the stay form accepts any zone number while the zones are not known', () => {
    expect(checkStay({ ...good, place: '7777' }, { ...context, zones: undefined })).toEqual({});
  });

  it.each([
    [good, false, { plate: 'А123ВС59', isForeign: false, category: 'B', zone: '0302', durationMin: 60 }],
    [
      { ...good, plate: 'a 123 bc 59', place: '302' },
      false,
      { plate: 'А123ВС59', isForeign: false, category: 'B', zone: '0302', durationMin: 60 },
    ],
    [
      { ...good, plate: 'AB-123-CD', isForeign: true },
      false,
      { plate: 'AB-123-CD', isForeign: true, category: 'B', zone: '0302', durationMin: 60 },
    ],
    [
      { ...good, place: 'P-1' },
      true,
      { plate: 'А123ВС59', isForeign: false, category: 'B', parkingCode: 'P-1', durationMin: 60 },
    ],
  ])('the stay form with %j (by parking: %s) is sent as %j', (values, paysByParking, target) => {
    expect(stayTarget(values, { zones, paysByParking })).toEqual(target);
  });

  describe('PARK-17: the category of the vehicle', () => {
    const ownVehicle = { plate: 'С001СС59', isForeign: false, isMain: true, category: 'C' as const };
    it.each([
      ['a car', { plate: 'А123ВС59' }, 'B'],
      ['a motorcycle by its plate', { plate: '1234ab59' }, 'A'],
      ['a police motorcycle', { plate: '1234А59' }, 'A'],
      ['a foreign plate that looks like a motorcycle’s', { plate: '1234AB77', isForeign: true }, 'B'],
      ['a lorry, as the driver says', { plate: 'А123ВС59', category: 'C' }, 'C'],
      ['a foreign motorcycle, as the driver says', { plate: 'AB-204', isForeign: true, category: 'A' }, 'A'],
      ['a plate that is no motorcycle’s, whatever was said before', { plate: 'А123ВС59', category: 'A' }, 'B'],
      ['a motorcycle, whatever was said before', { plate: '1234АВ59', category: 'D' }, 'A'],
      ['an own lorry', { plate: 'c001cc59' }, 'C'],
      ['an own lorry, whatever was said of the car before', { plate: 'С001СС59', category: 'D' }, 'C'],
    ] as const)('the stay form sends the category of %s', (_, patch, category) => {
      const target = stayTarget({ ...good, ...patch }, { ...context, requiresCategory: true, vehicles: [ownVehicle] });
      expect(target).toMatchObject({ category, isForeign: 'isForeign' in patch });
    });

    it('a chosen category is not sent where the city does not require one', () => {
      expect(stayTarget({ ...good, category: 'D' }, context).category).toBe('B');
    });
  });
});

describe('a retroactive stay', () => {
  const startsAt = Date.parse('2026-11-18T10:00:00+05:00');
  const post = { kind: 'postPayment', time: '10:00', chosenOn: '2026-11-18' } as const;
  const good10: StayContext = { ...context, readStart: () => ({ startsAt }) };

  it('a retroactive stay is sent with its own start time', () => {
    expect(checkStay({ ...good, post }, good10)).toEqual({});
    expect(stayTarget({ ...good, post, choice: 1 }, good10)).toMatchObject({ startsAt, choice: 1 });
  });

  it('a retroactive stay has an error while its start time cannot be paid for', () => {
    expect(checkStay({ ...good, post }, { ...context, readStart: () => ({ error: 'FuturePost' }) })).toEqual({
      post: 'FuturePost',
    });
  });

  it('VAL-13: a retroactive stay is allowed for a vehicle that is parked now, and a stay from now is not', () => {
    expect(checkStay({ ...good, plate: 'В777ОР59', post }, good10)).toEqual({});
    expect(checkStay({ ...good, plate: 'В777ОР59' }, good10)).toEqual({ plate: 'parked' });
  });

  it('a retroactive stay has an error where the city no longer takes retroactive payments', () => {
    expect(checkStay({ ...good, post }, context)).toEqual({ post: 'KindOff' });
  });
});

describe('the guest’s form', () => {
  const methods = [{ id: 'card', label: 'Карта', needsPhone: false }];
  const whole = { ...emptyGuest, ...good, phone: '+7 (912) 345 - 67 - 89', methodId: 'card' };

  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: 'PhoneEmpty' }],
    [{ phone: '+7 (912) 345 - 67 - 8' }, { phone: 'PhoneShort' }],
    [{ phone: '+375291234567' }, { phone: 'InvalidFormat' }],
    [{ methodId: undefined }, { methodId: 'NoMethod' }],
    [{ methodId: 'gold' }, { methodId: 'NoMethod' }],
  ])('VAL-25, VAL-26: the guest’s form with %j has the errors %j', (patch, errors) => {
    expect(checkGuest({ ...whole, ...patch }, context, methods)).toEqual(errors);
  });
});

describe('the top-up form', () => {
  const methods = [
    { id: 'card', label: 'Карта', needsPhone: false },
    { id: 'mobile', label: 'Телефон', needsPhone: true },
  ];
  it.each([
    [{ amount: '100', methodId: 'card', phone: '' }, {}],
    [{ amount: '', methodId: 'card', phone: '' }, { amount: 'RequiredField' }],
    [{ amount: '1,2,3', methodId: 'card', phone: '' }, { amount: 'ItNeedToBeANumber' }],
    [{ amount: '0', methodId: 'card', phone: '' }, { amount: 'NotPositive' }],
    [{ amount: '100', methodId: undefined, phone: '' }, { methodId: 'NoMethod' }],
    [{ amount: '100', methodId: 'mobile', phone: '' }, { phone: 'PhoneEmpty' }],
    [{ amount: '100', methodId: 'mobile', phone: '89123456789' }, {}],
  ])('the top-up form with %j has the errors %j', (values, errors) => {
    expect(checkTopUp(values, methods)).toEqual(errors);
  });

  it.each([['79'], ['8-800-FLOWERS'], ['+375291234567'], ['x'.repeat(100_000)]])(
    'B-33: %.20j in a phone field that the method does not show is no error and does not prevent the payment',
    (phone) => {
      expect(checkTopUp({ amount: '100', methodId: 'card', phone }, methods)).toEqual({});
      expect(checkTopUp({ amount: '100', methodId: 'mobile', phone }, methods)).toHaveProperty('phone');
    },
  );
});

describe('B-42: an amount after its field has lost the focus', () => {
  it.each([
    ['.5', '0,5'],
    ['5.', '5'],
    ['+5', '5'],
    ['007', '7'],
    ['1 000', '1000'],
    ['1,50', '1,5'],
    ['100,07', '100,07'],
    ['', ''],
    ['abc', 'abc'],
    ['1,2,3', '1,2,3'],
    ['0', '0'],
  ])('the amount %j is shown as %j after its field has lost the focus', (input, displayed) =>
    expect(amountOnBlur(input)).toBe(displayed),
  );
});

it('B-44: a top-up link is the same for every spelling of its sum, and differs by sum and method', () => {
  const topUpRequest = (amount: string, methodId = 'card') => topUpLinkKey({ amount, methodId });
  expect(new Set(['50.5', '50,5', ' 50,50 ', '+50.5'].map((amount) => topUpRequest(amount))).size).toBe(1);
  expect(
    new Set([topUpRequest('50,5'), topUpRequest('50'), topUpRequest('50,5', 'mobile'), topUpRequest('')]).size,
  ).toBe(4);
});

describe('the login form', () => {
  const rules = { acceptsPhone: true, requiresCaptcha: false };
  it.each([
    [{ login: 'a@b.ru', password: 'x', captcha: '' }, rules, {}],
    [{ login: ' a@b.ru ', password: ' ', captcha: '' }, rules, {}],
    [{ login: '', password: '', captcha: '' }, rules, { login: 'emptyField', password: 'emptyField' }],
    [{ login: '79123456789', password: 'x', captcha: '' }, rules, {}],
    [{ login: '79123456789', password: 'x', captcha: '' }, { ...rules, acceptsPhone: false }, { login: 'email' }],
    [{ login: 'ivan', password: 'x', captcha: '' }, rules, { login: 'emailPhone' }],
    // B-89
    [{ login: 'a@b.ru', password: 'x', captcha: '' }, { ...rules, requiresCaptcha: true }, { captcha: 'emptyField' }],
    [{ login: 'a@b.ru', password: 'x', captcha: ' ' }, { ...rules, requiresCaptcha: true }, { captcha: 'emptyField' }],
    [{ login: 'a@b.ru', password: 'x', captcha: '12345' }, { ...rules, requiresCaptcha: true }, {}],
    [{ login: '+7 (912) 345-67-89', password: 'x', captcha: '' }, rules, {}],
    [{ login: '+375291234567', password: 'x', captcha: '' }, rules, { login: 'emailPhone' }],
    [{ login: 'a@b', password: 'x', captcha: '' }, rules, { login: 'emailPhone' }],
    [{ login: 'a@b', password: 'x', captcha: '' }, { ...rules, acceptsPhone: false }, { login: 'email' }],
    [{ login: 'a@b.ru', password: 'x'.repeat(100_000), captcha: '' }, rules, { password: 'tooLong' }],
    [{ login: `${'a'.repeat(100_000)}@b.ru`, password: 'x', captcha: '' }, rules, { login: 'emailPhone' }],
  ])('VAL-53…56, B-89: the login form with %j under %j has the errors %j', (values, formRules, errors) => {
    expect(checkLogin(values, formRules)).toEqual(errors);
  });
});

describe('a company’s login', () => {
  it.each([
    [{ inn: '7700000104', contractNumber: 'К-17/2026' }, {}],
    [{ inn: '77 0000 0104', contractNumber: ' 8 / 9 ' }, {}],
    [
      { inn: '', contractNumber: ' ' },
      { inn: 'emptyField', contractNumber: 'emptyField' },
    ],
    [{ inn: '77000001', contractNumber: '8' }, { inn: 'inn' }],
    [{ inn: 'ИНН7700000104', contractNumber: '8' }, { inn: 'inn' }],
    [{ inn: '7700000104', contractNumber: 'x'.repeat(100_000) }, { contractNumber: 'tooLong' }],
    [{ inn: '7700000104', contractNumber: 'К-1\0' }, { contractNumber: 'unsendable' }],
    [{ inn: '7700000104', contractNumber: 'К-\ud83d' }, { contractNumber: 'unsendable' }],
    [{ inn: '7700000104', contractNumber: `'"<>&__proto__ 😀` }, {}],
  ])('B-64, B-65, B-74: a company’s login with %.80j has the errors %j', (values, errors) => {
    expect(checkLegalEntity(values)).toEqual(errors);
  });

  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the contract number %j is an error, or arrives as it is shown',
    (_, text) => {
      const errors = checkLegalEntity({ inn: text, contractNumber: text });
      expect(errors.inn).toBeDefined();
      if (errors.contractNumber === undefined)
        expect(new URLSearchParams({ text }).toString()).toBe(
          new URLSearchParams(`text=${encodeURIComponent(text)}`).toString(),
        );
    },
  );
});

it('that the vehicle is parked is shown at once, any other error after the field was left', () => {
  const left = () => undefined;
  expect(plateErrorOf({ error: left, currentError: () => 'parked' })).toBe('parked');
  expect(plateErrorOf({ error: left, currentError: () => 'format' })).toBeUndefined();
  expect(plateErrorOf({ error: () => 'format', currentError: () => 'format' })).toBe('format');
});
