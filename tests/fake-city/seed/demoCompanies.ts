export interface DemoCompany {
  name: string;
  /** Tax number: ten digits, the last of which is a valid check digit. */
  inn: string;
  contract: string;
  email: string;
  balanceKopecks: number;
  /** The initial number of vehicles, drivers and devices. */
  fleet: { vehicles: number; drivers: number; devices: number };
  /** The purpose of the account, for the page of demo logins. */
  about: { ru: string; en: string };
}

/** The demo companies of each city, which sign in with tax number and contract. All invented. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    name: 'ООО «Северный курьер»',
    inn: '7700000104',
    contract: 'К-17/2026',
    email: 'fleet@example.com',
    balanceKopecks: 12_000_075,
    fleet: { vehicles: 50, drivers: 40, devices: 30 },
    about: {
      ru: '50 машин, 40 водителей, 30 устройств, 120 000,75 ₽',
      en: '50 vehicles, 40 drivers, 30 devices, 120,000.75 ₽',
    },
  },
  {
    name: 'ООО «Две сосны»',
    inn: '5900000203',
    contract: '8',
    email: 'pines@example.com',
    balanceKopecks: 150_000,
    fleet: { vehicles: 2, drivers: 1, devices: 1 },
    about: { ru: 'две машины, один водитель, 1500 ₽', en: 'two vehicles, one driver, 1,500 ₽' },
  },
];
