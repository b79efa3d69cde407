import type { AccountDraft } from '../store/account/accounts';

/** The same in every city, and shown on the demo's pages. */
export const demoPassword = 'parking2026';

/** The regions on the plates of demo vehicles. */
const regions: Record<string, string> = {
  barnaul: '22',
  belgorod: '31',
  chelyabinsk: '74',
  irkutsk: '38',
  izhevsk: '18',
  kaliningrad: '39',
  kaluga: '40',
  kazan: '16',
  khabarovsk: '27',
  krasnodar: '23',
  krasnoyarsk: '24',
  moscow: '77',
  'nizhny-novgorod': '52',
  novosibirsk: '54',
  omsk: '55',
  perm: '59',
  'rostov-on-don': '61',
  ryazan: '62',
  'saint-petersburg': '78',
  samara: '63',
  saratov: '64',
  sochi: '23',
  tomsk: '70',
  tula: '71',
  tver: '69',
  tyumen: '72',
  ufa: '02',
  vladivostok: '25',
  volgograd: '34',
  voronezh: '36',
  yaroslavl: '76',
  yekaterinburg: '66',
};

/** The region on the plates of a city. */
export const regionOf = (city: string): string => regions[city] ?? '77';

export interface DemoAccount extends AccountDraft {
  email: string;
  password: string;
  balanceKopecks: number;
  /** The purpose of the account, for the page of demo logins. */
  about: { ru: string; en: string };
}

/** The demo accounts of a city. Names, phones and plates are invented. */
export const demoAccounts = (city: string): DemoAccount[] => {
  const region = regionOf(city);
  return [
    {
      email: 'driver@example.com',
      phones: ['79000000001', '79000000011'],
      password: demoPassword,
      firstName: 'Анна',
      lastName: 'Петрова',
      middleName: 'Ивановна',
      balanceKopecks: 50_000,
      vehicles: [
        { number: `А123ВС${region}`, name: 'Синяя', sts: `${region}АВ102030`, isMain: true },
        { number: `К456ОР${region}` },
        { number: `1234АВ${region}`, category: 'A', name: 'Мотоцикл' },
      ],
      about: { ru: 'три машины, 500 ₽ на балансе', en: 'three vehicles, 500 ₽ on the balance' },
    },
    {
      email: 'empty@example.com',
      phones: ['79000000002'],
      password: demoPassword,
      firstName: 'Олег',
      lastName: 'Сидоров',
      balanceKopecks: 0,
      vehicles: [{ number: `М777ММ${region}` }],
      about: { ru: 'одна машина, баланс пуст', en: 'one vehicle, an empty balance' },
    },
    {
      email: 'foreign@example.com',
      phones: ['79000000003'],
      password: demoPassword,
      firstName: 'Maria',
      lastName: 'Nowak',
      balanceKopecks: 30_000,
      vehicles: [{ number: 'WA 12345', format: 'other', name: 'Škoda' }],
      about: { ru: 'машина с иностранным номером, 300 ₽', en: 'a car with a foreign plate, 300 ₽' },
    },
    {
      email: 'nopassword@example.com',
      phones: ['79000000004'],
      password: '',
      firstName: 'Пётр',
      lastName: 'Кузнецов',
      balanceKopecks: 0,
      vehicles: [],
      about: { ru: 'пароль ещё не задан', en: 'no password chosen yet' },
    },
    {
      kind: 'legal',
      email: 'legal@example.com',
      phones: ['79000000005'],
      password: demoPassword,
      firstName: 'ООО «Белая верста»',
      balanceKopecks: 250_000,
      vehicles: [{ number: `О100ХН${region}`, name: 'Фургон', isMain: true }, { number: `О200ХН${region}` }],
      about: {
        ru: 'юридическое лицо: вход на /legal/auth, две машины, 2500 ₽',
        en: 'a legal entity: signs in at /legal/auth, two vehicles, 2,500 ₽',
      },
    },
    {
      email: 'rights@example.com',
      phones: ['79000000006'],
      password: demoPassword,
      firstName: 'Ирина',
      lastName: 'Соколова',
      balanceKopecks: 100_000,
      vehicles: [{ number: `Н321КТ${region}`, isMain: true }, { number: `О654ХЕ${region}` }],
      about: {
        ru: 'четыре абонемента и льгота, 1 000 ₽ на балансе',
        en: 'four subscriptions and a privilege, 1,000 ₽ on the balance',
      },
    },
    {
      email: 'history@example.com',
      phones: ['79000000007'],
      password: demoPassword,
      firstName: 'Николай',
      lastName: 'Орлов',
      middleName: 'Сергеевич',
      balanceKopecks: 84_350,
      vehicles: [{ number: `Т248КЕ${region}`, name: 'Рабочая', isMain: true }, { number: `Х907УМ${region}` }],
      about: {
        ru: 'история за 14 месяцев, 843,50 ₽ на балансе',
        en: 'a history of 14 months, 843.50 ₽ on the balance',
      },
    },
  ];
};
