import { randomFor } from './random';

/** Who runs the parkings of a city and takes the money. All of it is invented. */
export interface Operator {
  inn: string;
  kpp: string;
  bank: string;
  bik: string;
  account: string;
  oktmo: string;
  /** The first eight digits of the numbers that banks know its bills by. */
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

/** How it is called on paper. */
export const operatorName = (cityName: string): string => `МКУ «Городские парковки», ${cityName}`;
