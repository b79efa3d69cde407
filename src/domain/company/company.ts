import type { CompanyDevice } from './companyDevice';
import type { CompanyDriver } from './companyDriver';
import type { Kopecks } from '../money/money';

/** A vehicle of a corporate customer, with the device that it carries. */
export interface CompanyVehicle {
  id?: string;
  plate: string;
  isForeign: boolean;
  isMain: boolean;
  /** What the company calls it. */
  name?: string;
  vin?: string;
  imei?: string;
}

/** A corporate customer (document 2, section 3; COOP-07). */
export interface Company {
  name?: string;
  email?: string;
  inn?: string;
  contractNumber?: string;
  balance?: Kopecks;
  cars: CompanyVehicle[];
  drivers: CompanyDriver[];
  devices: CompanyDevice[];
}

/** Is it one company, read at two times? Tax number and contract are what it signs in by. */
export const isSameCompany = (one: Company, other: Company): boolean =>
  one.inn === other.inn &&
  one.contractNumber === other.contractNumber &&
  (one.inn !== undefined || one.name === other.name);

/** The corporate balance is shown in whole roubles, cut off (document 2, section 8). */
export const wholeRoubles = (balance: Kopecks): Kopecks => Math.trunc(balance / 100) * 100;
