import type { VehicleDraft } from '../store/account/accounts';
import type { CompanyDriver } from '../store/company/companyDrivers';
import type { DeviceKey } from '../store/company/devices';
import type { Random } from './random';

const plateLetters = Array.from('АВЕКМНОРСТУХ');
const vinCharacters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789');

const surnames = [
  'Абрамов',
  'Белов',
  'Воронин',
  'Громов',
  'Демидов',
  'Ершов',
  'Жуков',
  'Зимин',
  'Котов',
  'Лапин',
  'Мельников',
  'Носов',
  'Орлов',
];
const firstNames = ['Алексей', 'Борис', 'Виктор', 'Глеб', 'Дмитрий', 'Игорь', 'Максим', 'Николай', 'Роман', 'Тимур'];
const patronymics = ['Андреевич', 'Васильевич', 'Евгеньевич', 'Ильич', 'Львович', 'Павлович', 'Сергеевич', ''];
const vans = ['Фургон', 'Пикап', 'Грузовик', 'Микроавтобус', null];

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');
const randomText = (random: Random, from: readonly string[], count: number): string =>
  Array.from({ length: count }, () => random.pick(from)).join('');

/** Vehicles of a company. All plates have the same region and none occurs twice. */
export const inventedVehicles = (random: Random, count: number, region: string): VehicleDraft[] =>
  Array.from({ length: count }, (_, index) => ({
    // The digits alone make the plates unique.
    number: `${random.pick(plateLetters)}${String(100 + index * 17).padStart(3, '0')}${randomText(random, plateLetters, 2)}${region}`,
    category: random.happens(0.3) ? 'C' : 'B',
    name: random.pick(vans),
    sts: `${region.slice(-2)}${randomText(random, plateLetters, 2)}${digits(random, 4)}${String(index).padStart(2, '0')}`,
    isMain: index === 0,
  }));

/** Drivers of a company, each with a different phone. Most have one of the vehicles. */
export const inventedDrivers = (
  random: Random,
  count: number,
  phonesFrom: number,
  vehicles: readonly number[],
): Omit<CompanyDriver, 'id'>[] =>
  Array.from({ length: count }, (_, index) => ({
    name: [random.pick(surnames), random.pick(firstNames), random.pick(patronymics)]
      .filter((part) => part !== '')
      .join(' '),
    phone: String(phonesFrom + index),
    vehicle: vehicles[index] !== undefined && random.happens(0.8) ? vehicles[index] : null,
    isActive: random.happens(0.85),
  }));

/** Tracking devices. Most have both numbers, some only one. */
export const inventedDevices = (random: Random, count: number): DeviceKey[] =>
  Array.from({ length: count }, (_, index) => ({
    vin: index % 7 === 3 ? null : randomText(random, vinCharacters, 17),
    imei: index % 7 === 5 ? null : `86${digits(random, 13)}`,
  }));
