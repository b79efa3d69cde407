import type { FakeCityServer } from '../../fake-city/startFakeCity';
import { Control } from '../../tools/control';
import type { Pool } from './fuzzRequest';

/** A city with some users, for random requests. */
export interface FuzzedCity {
  pool: Pool;
  /** Valid and invalid tokens. Null means none. */
  tokens: readonly (string | null)[];
  /** The tokens of a driver with money and of a company. */
  driver: string;
  company: string;
}

/** Fills a city with users and returns what it contains. */
export const fuzzedCity = async ({ url, server: context }: FakeCityServer, city: string): Promise<FuzzedCity> => {
  const held = (sql: string): string[] => context.store.many<{ value: string }>(sql, city).map(({ value }) => value);
  const { users } = await new Control(url).seed(city, {
    users: [
      { balanceKopecks: 5_000_000, vehicles: [{ number: 'А001АА77', isMain: true }, { number: 'А002АА77' }] },
      { balanceKopecks: 0, vehicles: [{ number: 'А003АА77', isMain: true }] },
      {
        company: { name: 'ООО «Проба»', inn: '7701234567', contract: 'П-1' },
        vehicles: [{ number: 'А004АА77', isMain: true }],
      },
    ],
    zones: [{ number: '0901' }],
  });
  const plates = ['А001АА77', 'А002АА77', 'А003АА77', 'А004АА77', 'A001AA77', 'AB-123-CD'];
  const emails = users.flatMap(({ email }) => email ?? []);
  const pool: Pool = {
    Zone: ['0901', '0101'],
    ParkingCode: ['', '10001'],
    Vehicle: plates,
    Number: plates,
    number: plates,
    numberTs: plates,
    oldgrz: plates,
    newgrz: plates,
    vehicle: plates,
    grz: plates,
    grzNew: plates,
    car_number: ['', 'А004АА77'],
    car_number_n: ['', 'А004АА77'],
    driver: ['Иванов Иван Иванович', 'Петров'],
    driver_n: ['Иванов Пётр'],
    fio: ['Иванов Иван Иванович'],
    inn: ['7701234567', '7707083893'],
    contractNumber: ['П-1', 'п-1'],
    VINNumber: ['', 'XTA210990Y1234567'],
    vin: ['', 'XTA210990Y1234567'],
    IMEI: ['', '490154203237518'],
    imei: ['', '490154203237518'],
    PaymentService: ['card', 'sbp', 'mobile', ''],
    paymentService: ['card', 'sbp', 'balance'],
    ReservationId: ['R1', 'R2', 'R3', 'R4'],
    OrderId: ['1', '2', '3', '4'],
    orderNum: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
    login: [...emails, 'driver@example.com', '79000000001'],
    email: emails,
    id: ['1', '2', '3'],
    uin: held('select uin as value from fine where city = ?'),
    receiptnumber: held('select number as value from receipt where city = ?'),
    DateDoc: ['2012-05-17'],
    StartDate: ['', '2026-01-01'],
    EndDate: ['', '2027-01-01'],
    Operation: ['', 'all', 'payment'],
    OrderNumber: [''],
    Driver: [''],
    ogrn: ['1027700132195'],
    kpp: ['773601001'],
    seriesDoc: ['4508'],
    numberDoc: ['123456'],
    firstname: ['Анна'],
    lastname: ['Петрова'],
    name: ['pushOff', 'ООО «Проба»'],
    address: ['Пермь, ул. Ленина, 1'],
    issuer: ['УМВД'],
    firstName: ['Анна'],
    lastName: ['Петрова'],
    captcha: [''],
    idSubject: ['', 'payment'],
    idAppeal: ['1', '2'],
    zones: ['0101', '0302'],
    category: ['B'],
    formatGrz: ['rus', 'other'],
    STSNumber: [''],
    region: ['77'],
    timestart: [''],
    attemptId: ['', 'one', 'other'],
    path: ['personal-data-rules', 'rules'],
    ticketNumber: held('select number as value from planar_ticket where city = ?'),
    parkingNumber: ['501'],
    type: ['STS', 'VU'],
    title: ['99АА123456', '9912123456'],
    oldtitle: ['99АА123456'],
    phone: users.flatMap(({ phone }) => phone ?? []),
    message: ['Здравствуйте'],
    codeSubscription: held('select code as value from subscription_on_sale where city = ?'),
  };
  const [driver, , company] = users.map(({ token }) => token);
  if (driver === undefined || company === undefined) throw new Error('Nobody was made.');
  return {
    pool,
    driver,
    company,
    tokens: [null, 'guest', 'f'.repeat(32), '', ...users.flatMap(({ token }) => [token, token, token])],
  };
};
