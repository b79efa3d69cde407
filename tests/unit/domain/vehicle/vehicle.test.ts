import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainVehicle, vehiclesToPark, type Vehicle } from '~/domain/vehicle/vehicle';

const vehicle = (plate: string, isMain = false): Vehicle => ({ plate, isForeign: false, isMain, category: 'B' });
const [first, second, third] = [vehicle('А111АА59'), vehicle('В222ВВ59'), vehicle('С333СС59')];

describe('the main vehicle (VEH-05)', () => {
  it.each<[string, Vehicle[], string | undefined]>([
    ['the flagged one', [first, { ...second, isMain: true }, third], 'В222ВВ59'],
    ['the first where none is flagged', [first, second], 'А111АА59'],
    ['the first flagged where two are', [first, { ...second, isMain: true }, { ...third, isMain: true }], 'В222ВВ59'],
    ['none where there is no car', [], undefined],
  ])('the main vehicle is %s', (_, vehicles, plate) => {
    expect(mainVehicle(vehicles)?.plate).toBe(plate);
  });
});

describe('the vehicles offered for parking (PARK-06, B-20)', () => {
  const withMain = [first, second, { ...third, isMain: true }];
  it.each<[string, Vehicle[], string[], string[]]>([
    ['the main one first, the others as they stand', withMain, [], ['С333СС59', 'А111АА59', 'В222ВВ59']],
    ['none that is parked', withMain, ['А111АА59'], ['С333СС59', 'В222ВВ59']],
    ['a parked one in Latin letters and lower case', withMain, ['b222bb59'], ['С333СС59', 'А111АА59']],
    ['the others when the main one is parked', withMain, ['С333СС59'], ['А111АА59', 'В222ВВ59']],
    ['nothing when all are parked', withMain, ['А111АА59', 'В222ВВ59', 'С333СС59'], []],
    ['all of them when somebody else’s car is parked', withMain, ['Е444ЕЕ59'], ['С333СС59', 'А111АА59', 'В222ВВ59']],
    ['the first one first where none is flagged', [first, second], [], ['А111АА59', 'В222ВВ59']],
    ['nothing of nothing', [], ['А111АА59'], []],
  ])('the vehicles offered for parking are listed: %s', (_, vehicles, parked, offered) => {
    expect(vehiclesToPark(vehicles, parked).map(({ plate }) => plate)).toEqual(offered);
  });

  it('each of the driver’s vehicles is offered once for parking, except the parked ones', () => {
    const plates = fc.uniqueArray(fc.stringMatching(/^[АВЕК]\d{3}[АВЕК]{2}59$/), { maxLength: 6 });
    fc.assert(
      fc.property(plates, fc.nat(6), fc.nat(6), (all, mainIndex, parkedCount) => {
        const vehicles = all.map((plate, index) => vehicle(plate, index === mainIndex));
        const parked = all.slice(0, parkedCount);
        const offered = vehiclesToPark(vehicles, parked).map(({ plate }) => plate);
        expect([...offered].sort()).toEqual(all.filter((plate) => !parked.includes(plate)).sort());
      }),
    );
  });
});
