import { beforeAll, expect, it } from 'vitest';
import { changePassword } from '~/api/contract/account';
import { checkEmail, checkPhone, login, register } from '~/api/contract/auth';
import type { Endpoint } from '~/api/contract/endpoint';
import { getMapInfo, type WireFeature } from '~/api/contract/map';
import { cancelParking, refillBalance, renewParking } from '~/api/contract/driverPayments';
import { getCost } from '~/api/contract/costs';
import { startParking } from '~/api/contract/payments';
import { getPlanarCost, payPlanar } from '~/api/contract/barrier';
import { getProfile } from '~/api/contract/profile';
import { checkRestore, sendRestoreEmail } from '~/api/contract/passwordReset';
import { buySubscription, getSubscriptionOffers } from '~/api/contract/subscriptions';
import { addTs } from '~/api/contract/vehicles';
import { cancelWithoutBalance, startWithoutBalance } from '~/api/contract/payLater';
import type { Outcome } from '~/api/outcome';
import { errorMessages, type ErrorName } from '../fake-city/calls/errorMessages';
import type { SeededUser } from '../tools/control';
import { nextPlate, plainNoon, serverOfFile, valueOf, zone } from './server';

const server = serverOfFile();
const city = 'perm';
/** A city without balances, and a city whose books no other test here reads. */
const noBalance = 'tyumen';
const ownCity = 'omsk';

let driver: SeededUser;
let poor: SeededUser;
let plates = 0;
const phone = (): string => `7955${String((plates += 1)).padStart(7, '0')}`;

beforeAll(async () => {
  const free = [{ type: 'default', interval: { from: '00:00:00', to: '23:59:59' }, price: 0 }];
  const saturdays = [{ type: 'saturday', interval: { from: '00:00:00', to: '23:59:59' }, price: 60 }];
  await server.current.control.seed(city, {
    zones: [{ number: zone }, { number: '0998', prices: [] }, { number: '0997', prices: saturdays }],
  });
  await server.current.control.seed(noBalance, { zones: [{ number: zone }, { number: '0996', prices: free }] });
  await server.current.control.seed(ownCity, { zones: [{ number: zone }] });
  driver = await server.current.driver(city, 10_000_000);
  poor = await server.current.driver(city, 0);
});

const request = (endpoint: Endpoint, input: object, token?: string, where = city): Promise<Outcome<object>> =>
  server.current.call(where, endpoint, input as Record<string, unknown>, token);
const cost = (input: object): Promise<Outcome<object>> =>
  request(getCost, { Vehicle: 'А777АА59', Zone: zone, Duration: 60, ...input }, 'guest');
const start = (input: object, user = driver): Promise<Outcome<object>> =>
  request(startParking, { Vehicle: nextPlate(), Zone: zone, Duration: 60, ...input }, user.token);
const topUp = (input: object): Promise<Outcome<object>> =>
  request(refillBalance, { PaymentService: 'card', RefillAmount: '100', ...input }, driver.token);
const newcomer = (input: object): Promise<Outcome<object>> =>
  request(register, {
    firstname: 'Нина',
    lastname: 'Новая',
    email: `${phone()}@example.com`,
    phone: phone(),
    pass: 'newcomer-2026',
    ...input,
  });
const enter = (name: string, password: string): Promise<Outcome<object>> => request(login, { login: name, password });
/** Sends a form that the app would never send. Returns the error name. */
const raw = async (path: string, form: Record<string, string>): Promise<string> =>
  String((await server.current.post(city, path, form)).body['errorName']);
const forcedRefusal = async (call: string, name: ErrorName): Promise<Outcome<object>> => {
  await server.current.control.settings(ownCity, { refusals: { [call]: name } });
  return request(getCost, { Vehicle: 'А777АА55', Zone: zone, Duration: 60 }, 'guest', ownCity);
};
const ticket = async (isBroken: boolean): Promise<{ ticketNumber: string; parkingNumber: string }> => {
  const row = server.fakeCity.server.store.one<{ number: string; parking: string }>(
    'select number, parking from planar_ticket where city = ? and is_barrier_broken = ? and paid_until_ms is null order by entered_ms',
    city,
    isBroken ? 1 : 0,
  );
  return { ticketNumber: row?.number ?? '', parkingNumber: row?.parking ?? '' };
};

/** Every refusal of the catalogue, and how it is reached. A name without an entry does not compile. */
const table: Record<ErrorName, [how: string, reach: () => Promise<Outcome<object> | string>]> = {
  UnknownError: ['an address that is no call', () => raw('/api/payment/borrow', {})],
  ValidationError: ['a plate that is none', () => cost({ Vehicle: '<b>' })],
  RequiredField: ['a registration without a first name', () => newcomer({ firstname: ' ' })],
  ItNeedToBeANumber: ['a top-up of letters', () => topUp({ RefillAmount: 'abc' })],
  ItNeedToBeAString: [
    'a plate that is a list',
    () => raw('/api/payment/cost', { Token: 'guest', 'Zone[]': zone, Duration: '60', Vehicle: 'А777АА59' }),
  ],
  InvalidFormat: ['a phone that is none', () => topUp({ PaymentService: 'mobile', phone: '123' })],
  NoDurationSelected: ['a duration off the step', () => cost({ Duration: 61 })],
  NoZoneSelected: ['no zone', () => cost({ Zone: undefined })],
  NoSumEntered: ['a top-up of nothing', () => topUp({ RefillAmount: ' ' })],
  EmptyTs: ['a blank plate', () => cost({ Vehicle: ' ' })],
  TokenNotFound: ['a profile without a token', () => request(getProfile, {})],
  TokenExpired: ['a token that nobody has', () => request(getProfile, {}, 'f'.repeat(32))],
  ZoneNotFound: ['a zone that the city has not', () => cost({ Zone: '7777' })],
  CantFindParking: ['a parking code that the city has not', () => cost({ Zone: undefined, ParkingCode: '777777' })],
  CantFindLocation: [
    'a parking that lies in no zone',
    async () => {
      const { features } = valueOf(await server.current.call(city, getMapInfo, {}));
      const lonely = (features as WireFeature[]).find(
        ({ properties }) => properties.code !== undefined && properties.zone === undefined,
      );
      return cost({ Zone: undefined, ParkingCode: lonely?.properties.code });
    },
  ],
  NotInCity: ['the zone of the neighbouring district', () => cost({ Zone: '9999' })],
  TariffNotFound: ['a zone without prices', () => cost({ Zone: '0998' })],
  TypeOfDayIsNotDefined: [
    'a zone that knows Saturdays only, on a Wednesday',
    async () => {
      await server.current.moveTo(plainNoon);
      return cost({ Zone: '0997' });
    },
  ],
  CalendarIsEmpty: [
    'a year without a calendar',
    async () => {
      await server.current.control.settings(ownCity, { holidays: ['2020-01-01'] });
      return request(getCost, { Vehicle: 'А777АА55', Zone: zone, Duration: 60 }, 'guest', ownCity);
    },
  ],
  CalculationCostError: [
    'a city that is told to: settings `refusals`',
    () => forcedRefusal('getCost', 'CalculationCostError'),
  ],
  CostCalculationError: [
    'a city that is told to: settings `refusals`',
    () => forcedRefusal('getCost', 'CostCalculationError'),
  ],
  ParkingSessionNotFound: [
    'more time for a stay that nobody has',
    () => request(renewParking, { ReservationId: 'R99999999', Duration: 60 }, driver.token),
  ],
  ParkingSessionIsOver: [
    'an end of a stay that has ended',
    async () => {
      const { sessions: stays } = await server.current.control.seed(city, {
        sessions: [{ user: driver.email, number: nextPlate(), zone, startsInMin: -120, durationMin: 60 }],
      });
      return request(cancelParking, { ReservationId: `R${stays[0]?.id}` }, driver.token);
    },
  ],
  ParkingSessionAlreadyExists: [
    'a stay of a vehicle that stands there',
    async () => {
      const Vehicle = nextPlate();
      valueOf(await start({ Vehicle }));
      return start({ Vehicle });
    },
  ],
  ParkingSessionWasFree: [
    'an end of a stay that cost nothing, in a city without balances',
    async () => {
      const { token } = await server.current.driver(noBalance, 0);
      valueOf(await request(startWithoutBalance, { Zone: '0996', Vehicle: { Number: nextPlate() } }, token, noBalance));
      const { sessions: stays } = valueOf(await server.current.call(noBalance, getProfile, {}, token)).result;
      return request(cancelWithoutBalance, { OrderId: (stays as { id: string }[])[0]?.id }, token, noBalance);
    },
  ],
  NoSaving: [
    'an end with less than 30 minutes left',
    async () => {
      const fresh = await server.current.driver(city);
      valueOf(await start({ Duration: 15 }, fresh));
      const { sessions: stays } = valueOf(await server.current.call(city, getProfile, {}, fresh.token)).result;
      return request(
        cancelParking,
        { ReservationId: (stays as { reservationId: string }[])[0]?.reservationId },
        fresh.token,
      );
    },
  ],
  NoMoneyNoHoney: ['a stay from an empty balance', () => start({}, poor)],
  NotSelectedPaymentService: ['a top-up without a method', () => topUp({ PaymentService: ' ' })],
  PaymentServiceNotFound: ['a method that the city has not', () => topUp({ PaymentService: 'gold' })],
  PaymentServiceError: [
    'a provider that is down: settings `providerIsDown`',
    async () => {
      const { token } = await server.current.driver(ownCity);
      await server.current.control.settings(ownCity, { providerIsDown: true });
      return request(refillBalance, { PaymentService: 'card', RefillAmount: '100' }, token, ownCity);
    },
  ],
  RefillAmountCanNotBeMaxAllowable: [
    'a top-up of a hundred thousand million',
    () => topUp({ RefillAmount: '99999999999' }),
  ],
  InDevelopingError: [
    'a top-up in a city without balances',
    async () =>
      request(
        refillBalance,
        { PaymentService: 'card', RefillAmount: '100' },
        (await server.current.driver(noBalance)).token,
        noBalance,
      ),
  ],
  PhoneEmpty: ['a method that needs a phone, without one', () => topUp({ PaymentService: 'mobile' })],
  FuturePost: [
    'a stay that is said to have begun tomorrow',
    () => start({ timestart: new Date(Date.now() + 86_400_000).toISOString() }),
  ],
  PriceChangedTryLater: [
    'a ticket paid at a price of 31 seconds ago',
    async () => {
      const { result } = valueOf(await server.current.call(city, getPlanarCost, await ticket(false), driver.token));
      await server.current.control.clock(31_000);
      return request(
        payPlanar,
        { paymentService: 'card', parkingNumber: result.parkingNumber, sessionId: result.sessionId },
        driver.token,
      );
    },
  ],
  ServerGateParkingError: [
    'a ticket of a barrier that is broken',
    async () => request(getPlanarCost, await ticket(true), driver.token),
  ],
  SubscriptionAlreadyExists: [
    'one subscription twice',
    async () => {
      const { result } = valueOf(await server.current.call(city, getSubscriptionOffers, {}, driver.token));
      const { parkingPermitCode: codeSubscription } =
        result.find(({ parkingPermitType }) => parkingPermitType === 'week') ?? {};
      const timestart = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      const purchase = { vehicle: nextPlate(), codeSubscription, paymentService: 'balance', timestart };
      valueOf(await request(buySubscription, purchase, driver.token));
      return request(buySubscription, purchase, driver.token);
    },
  ],
  SetEmailInProfile: [
    'a subscription for an account without an e-mail',
    async () => {
      const { users } = await server.current.control.seed(city, { users: [{ phone: phone() }] });
      const purchase = {
        vehicle: nextPlate(),
        codeSubscription: 'week-all',
        paymentService: 'balance',
        timestart: '2026-12-01',
      };
      return request(buySubscription, purchase, users[0]?.token);
    },
  ],
  VIN_IMEI_EMPTY: ['neither a vehicle nor a device to add', () => request(addTs, {}, driver.token)],
  EmailExists: ['a registration with an e-mail of somebody', () => newcomer({ email: 'driver@example.com' })],
  PhoneExists: ['a registration with a phone of somebody', () => newcomer({ phone: '79000000001' })],
  SMSNotSend: ['a phone that no operator has', () => newcomer({ phone: '70000000001' })],
  UserExists: ['the e-mail of somebody', () => request(checkEmail, { email: 'driver@example.com' })],
  DoublePhone: ['the phone of somebody', () => request(checkPhone, { phone: '79000000001' })],
  LimitSMS: [
    'a fourth link within ten minutes',
    async () => {
      for (let count = 0; count < 3; count += 1) valueOf(await request(sendRestoreEmail, { email: poor.email }));
      return request(sendRestoreEmail, { email: poor.email });
    },
  ],
  IncorrectCode: ['a code that was never sent', () => request(checkRestore, {}, 'never')],
  AccountNotFound: ['a forgotten password of nobody', () => request(sendRestoreEmail, { email: 'nobody@example.com' })],
  CurrentPasswordIncorrect: [
    'a new password with a wrong old one',
    () => request(changePassword, { pass: 'another-one', currentpass: 'wrong' }, poor.token),
  ],
  UnregistredAccount: ['a login of nobody', () => enter('nobody@example.com', 'parking2026')],
  IncorrectLogin: ['a wrong password', () => enter('driver@example.com', 'wrong')],
  EmptyPass: ['an account without a password', () => enter('nopassword@example.com', 'any')],
  CaptchaIncorrect: [
    'a fourth try without the digits of the picture',
    async () => {
      for (let count = 0; count < 3; count += 1) await enter('empty@example.com', 'wrong');
      return enter('empty@example.com', 'wrong');
    },
  ],
  LoginTryLimit: [
    'an eleventh wrong password',
    async () => {
      const { email } = await server.current.driver(city);
      for (let count = 0; count < 10; count += 1) {
        const captcha = (await server.current.control.ledger(city, email)).codes.at(-1)?.code;
        await request(login, { login: email, password: 'wrong', ...(captcha !== undefined && { captcha }) });
      }
      return enter(email, 'wrong');
    },
  ],
};

it.each(Object.entries(table).map(([name, [how, reach]]) => ({ name, how, reach })))(
  'the error $name is answered to $how',
  async ({ name, reach }) => {
    try {
      const outcome = await reach();
      if (typeof outcome === 'string') expect(outcome).toBe(name);
      else if (name === 'TokenExpired') expect(outcome).toEqual({ kind: 'expired' });
      else
        expect(outcome).toMatchObject({
          kind: 'refused',
          errorName: name,
          message: expect.stringMatching(/[а-яё]/i) as string,
        });
    } finally {
      await server.current.control.settings(ownCity, { refusals: {}, providerIsDown: false });
    }
  },
);

it('the table of refusals covers the whole catalogue of errors', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(errorMessages).sort());
});
