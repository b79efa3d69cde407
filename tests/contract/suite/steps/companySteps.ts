import { need, learnedFact, type Facts } from '../Facts';
import { step } from '../Step';
import { plateOf } from './driverSteps';

const companyPlate = (facts: Facts): string => `Р${plateOf(facts).slice(1)}`;
const vin = ({ run }: Facts): string => `XTA21099${run.slice(-9).padStart(9, '0')}`;
const driver = (facts: Facts) => ({
  driver: 'Сидоров Пётр Ильич',
  car_number: companyPlate(facts),
  phone: `7975${facts.run.slice(-7)}`,
});
const inn = ({ company }: Facts): string => need(company, 'login of a company').inn;

/** A company signs in, adds a vehicle with a device and a driver, and removes them again. */
export const companySteps = [
  step('loginCorp', {
    isWriting: false,
    input: ({ company }) => need(company, 'login of a company'),
    learn: ({ token }, { known }) => known.set('token of the company', token),
  }),
  step('getCorpProfile', { as: 'company' }),
  step('getBalance', { as: 'company' }),
  step('addTs', { as: 'company', input: (facts) => ({ number: companyPlate(facts), VINNumber: vin(facts) }) }),
  step('getCorpProfile', {
    as: 'company',
    isWriting: true,
    learn: ({ result }, facts) => {
      facts.known.set(
        'vehicle of the company',
        result.ts.find(({ numberTs }) => numberTs === companyPlate(facts))?.id ?? '',
      );
      facts.known.set(
        'vehicles of the company',
        JSON.stringify(result.ts.map(({ numberTs, mainTs }) => ({ numberTs, mainTs }))),
      );
    },
  }),
  step('changeCars', {
    as: 'company',
    input: (facts) => ({
      car: JSON.parse(learnedFact(facts, 'vehicles of the company')) as { numberTs: string; mainTs: boolean }[],
    }),
  }),
  step('addDriver', { as: 'company', input: driver }),
  step('editDriver', {
    as: 'company',
    input: (facts) => ({
      ...driver(facts),
      driver_n: 'Сидоров Пётр',
      car_number_n: companyPlate(facts),
      phone_n: driver(facts).phone,
    }),
  }),
  step('deactivateDriver', {
    as: 'company',
    input: (facts) => ({ fio: 'Сидоров Пётр', phone_number: driver(facts).phone, inn: inn(facts) }),
  }),
  step('activateDriver', {
    as: 'company',
    input: (facts) => ({ fio: 'Сидоров Пётр', phone_number: driver(facts).phone, inn: inn(facts) }),
  }),
  step('deactivateDevice', {
    as: 'company',
    input: (facts) => ({ grz: companyPlate(facts), vin: vin(facts), imei: '', inn: inn(facts) }),
  }),
  step('activateDevice', {
    as: 'company',
    input: (facts) => ({ grz: companyPlate(facts), vin: vin(facts), imei: '', inn: inn(facts) }),
  }),
  step('removeDriver', { as: 'company', input: (facts) => ({ ...driver(facts), driver: 'Сидоров Пётр' }) }),
  step('deleteTs', { as: 'company', input: (facts) => ({ id: learnedFact(facts, 'vehicle of the company') }) }),
];
