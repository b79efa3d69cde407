import type { CompanyDevice } from './companyDevice';
import type { CompanyDriver } from './companyDriver';
import type { Kopecks } from '../money/money';

/** A company's vehicle, with the device installed in it. */
export interface CompanyVehicle {
  id?: string;
  plate: string;
  isForeign: boolean;
  isMain: boolean;
  /** The company's name for the vehicle. */
  name?: string;
  vin?: string;
  imei?: string;
}

/** A corporate customer (COOP-07). */
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

/**
 * True if both are the same company, read at different times. A company signs in with tax number and contract number.
 */
export const isSameCompany = (one: Company, other: Company): boolean =>
  one.inn === other.inn &&
  one.contractNumber === other.contractNumber &&
  (one.inn !== undefined || one.name === other.name);

/** The balance of a company is shown in whole roubles, truncated. */
export const wholeRoubles = (balance: Kopecks): Kopecks => Math.trunc(balance / 100) * 100;
