import { addAccount, addVehicle } from '../store/account/accounts';
import { addCompanyDriver } from '../store/company/companyDrivers';
import { addDevice, fitVehicle } from '../store/company/devices';
import { addDocument } from '../store/account/documents';
import { openingOf, post, walletOf } from '../store/payments/ledger';
import { regionOf } from './demoAccounts';
import { demoCompanies, type DemoCompany } from './demoCompanies';
import { inventedDevices, inventedDrivers, inventedVehicles } from './inventedVehicles';
import { randomFor } from './random';
import type { SeedContext } from './SeedContext';

/** The first demo driver has a driving licence, and the certificate of another vehicle. */
const seedDriverDocuments = ({ store, city, accounts }: SeedContext): void => {
  const account = accounts.get('driver@example.com');
  if (account === undefined) return;
  const region = regionOf(city);
  addDocument(store, city, account, { type: 'VU', number: `${region}14405060` });
  addDocument(store, city, account, { type: 'STS', number: `${region}ОР708090` });
};

const seedCompany = ({ store, city, seed, nowMs }: SeedContext, company: DemoCompany, index: number): void => {
  const { name, inn, contract, email, balanceKopecks, fleet } = company;
  const random = randomFor(city, seed, 'fleet', inn);
  const draft = {
    kind: 'coop',
    email,
    phones: [],
    password: '',
    salt: `${city}/${inn}`,
    company: { name, inn, contract },
    vehicles: [],
  } as const;
  const account = addAccount(store, city, draft, nowMs);
  post(store, {
    city,
    kind: 'opening',
    atMs: nowMs,
    request: 0,
    account,
    from: openingOf(city),
    to: walletOf(account),
    kopecks: balanceKopecks,
  });
  const vehicles = inventedVehicles(random, fleet.vehicles, regionOf(city)).map((vehicle) =>
    addVehicle(store, account, vehicle),
  );
  for (const driver of inventedDrivers(random, fleet.drivers, 79_001_000_000 + index * 1000, vehicles))
    addCompanyDriver(store, city, account, driver);
  for (const [position, device] of inventedDevices(random, fleet.devices).entries()) {
    addDevice(store, city, account, device, random.happens(0.75));
    const vehicle = vehicles[position];
    if (vehicle !== undefined && random.happens(0.9)) fitVehicle(store, vehicle, device);
  }
};

/** Documents of drivers; companies with vehicles, drivers and devices. */
export const seedCompanies = (context: SeedContext): void => {
  seedDriverDocuments(context);
  for (const [index, company] of demoCompanies.entries()) seedCompany(context, company, index);
};
