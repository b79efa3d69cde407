import { randomFor } from './random';

/** The operator that runs a city's parkings and receives the payments. All invented. */
export interface Operator {
  inn: string;
  kpp: string;
  bank: string;
  bik: string;
  account: string;
  oktmo: string;
  /** The first eight digits of the payment numbers on its bills. */
  uinPrefix: string;
}

export const operatorOf = (city: string): Operator => {
  const random = randomFor(city, 'operator');
  const digits = (count: number): string => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  return {
    inn: `${random.whole(10, 99)}${digits(8)}`,
    kpp: `${random.whole(10, 99)}${digits(2)}01001`,
    bank: 'Отделение «Демонстрационное»',
    bik: `01${digits(7)}`,
    account: `03100643${digits(12)}`,
    oktmo: digits(8),
    uinPrefix: `0${random.whole(100, 999)}${digits(4)}`,
  };
};

/** The operator's name on documents. */
export const operatorName = (cityName: string): string => `МКУ «Городские парковки», ${cityName}`;
