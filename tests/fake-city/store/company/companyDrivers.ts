import type { Store } from '../Store';

export interface CompanyDriver {
  id: number;
  name: string;
  /** Eleven digits, starting with 7. */
  phone: string;
  /** The id of the vehicle that the driver drives. */
  vehicle: number | null;
  isActive: boolean;
}

/** The drivers of a company, sorted by name. */
export const driversOf = (store: Store, account: number): CompanyDriver[] =>
  store
    .many<Omit<CompanyDriver, 'isActive'> & { is_active: number }>(
      'select id, name, phone, vehicle, is_active from company_driver where account = ? order by name, id',
      account,
    )
    .map(({ is_active, ...driver }) => ({ ...driver, isActive: is_active === 1 }));

/** Adds a driver and returns the id. Throws the database's error if the company already has the phone. */
export const addCompanyDriver = (
  store: Store,
  city: string,
  account: number,
  driver: Omit<CompanyDriver, 'id'>,
): number =>
  store.run(
    'insert into company_driver (city, account, name, phone, vehicle, is_active) values (?, ?, ?, ?, ?, ?)',
    city,
    account,
    driver.name,
    driver.phone,
    driver.vehicle,
    driver.isActive ? 1 : 0,
  ).id;

/** Throws the database's error if another driver of the company has the phone. */
export const changeCompanyDriver = (store: Store, { id, name, phone, vehicle, isActive }: CompanyDriver): void => {
  store.run(
    'update company_driver set name = ?, phone = ?, vehicle = ?, is_active = ? where id = ?',
    name,
    phone,
    vehicle,
    isActive ? 1 : 0,
    id,
  );
};

export const dropCompanyDriver = (store: Store, id: number): void => {
  store.run('delete from company_driver where id = ?', id);
};
