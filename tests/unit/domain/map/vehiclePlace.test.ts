import { describe, expect, it } from 'vitest';
import {
  vehiclePlaceOfStay,
  isVehiclePlaceCurrent,
  isSpotCurrent,
  locateVehicle,
  type VehiclePlace,
  type Spot,
} from '~/domain/map/vehiclePlace';
import { hourMs, minuteMs } from '~/domain/time/cityTime';
import type { MapFeature } from '~/domain/map/mapFeature';
import { mapFeature } from '../../support/mapFeature';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const kerb = (id: string, latitude: number, overrides: Partial<MapFeature> = {}): MapFeature =>
  mapFeature({
    id,
    geometry: { type: 'LineString', coordinates: [at(latitude, 56), at(latitude, 56.02)] },
    zoneNumber: '0302',
    code: id,
    address: `улица ${id}`,
    ...overrides,
  });
const [south, north] = [kerb('a', 58), kerb('b', 58.01)];
const elsewhere = kerb('c', 58.001, { zoneNumber: '0399' });
const museum = kerb('d', 58.0001, { objectType: 'Museum' });
const features = [south, north, elsewhere, museum];

describe('the place of a vehicle that is paid for under a zone', () => {
  const requested = { zone: '0302' };
  it.each([
    [
      'at the parking that was picked: its middle',
      requested,
      { picked: north, features },
      [at(58.01, 56.01), 'улица b'],
    ],
    [
      'at the picked one beside the driver',
      requested,
      { picked: north, features, driver: at(58.0101, 56.004) },
      [at(58.01, 56.004), 'улица b'],
    ],
    [
      'in its middle where the driver is far away',
      requested,
      { picked: north, features, driver: at(58.05, 56.004) },
      [at(58.01, 56.01), 'улица b'],
    ],
    [
      'at the zone’s kerb nearest to the driver',
      requested,
      { features, driver: at(58.0015, 56.002) },
      [at(58, 56.002), 'улица a'],
    ],
    ['of a zone with one object, there', { zone: '0399' }, { features }, [at(58.001, 56.01), 'улица c']],
    ['by its own code', { zone: '', parkingCode: 'b' }, { features }, [at(58.01, 56.01), 'улица b']],
    ['nowhere: one of two', requested, { features }, undefined],
    ['nowhere: no such zone', { zone: '1' }, { features, driver: at(58, 56) }, undefined],
    ['nowhere: no zone', { zone: '' }, { features: [kerb('e', 58, { zoneNumber: undefined })] }, undefined],
  ])('a vehicle that is paid for under a zone is located: %s', (_, place, known, expected) => {
    const found = locateVehicle(place, known);
    expect(
      found && [at(Number(found.place.latitude.toFixed(6)), Number(found.place.longitude.toFixed(6))), found.address],
    ).toEqual(expected);
  });
});

const start = 1_000 * hourMs;
const stay = { id: 's', zone: '0302', startsAt: start, endsAt: start + hourMs };
const spot: Spot = { zone: '0302', place: at(58.5, 56.5), address: 'отмечено', at: start - minuteMs };
const pin: VehiclePlace = { place: at(58.7, 56.7), keptAt: start - 5 * minuteMs };

describe('the place of a stay', () => {
  it.each([
    ['a pin by hand before everything else', { pin, spot, features }, 58.7],
    ['where its payment was begun', { spot, features }, 58.5],
    ['not by a pin of yesterday', { pin: { ...pin, keptAt: start - 20 * hourMs }, spot, features }, 58.5],
    ['not by another stay’s pin', { pin: { ...pin, stayId: 'o' }, spot, features }, 58.5],
    ['not by a spot of another zone', { spot: { ...spot, zone: '0399' }, features }, undefined],
    ['not by a spot of this morning', { spot: { ...spot, at: start - 3 * hourMs }, features }, undefined],
    ['by the driver’s position', { features, driver: at(58.0101, 56.004) }, 58.01],
    ['unknown', { features: [] }, undefined],
  ])('the place of a stay is determined: %s', (_, known, latitude) => {
    const vehiclePlace = vehiclePlaceOfStay(stay, known, start + minuteMs);
    expect(vehiclePlace?.place.latitude.toFixed(4)).toBe(latitude?.toFixed(4));
    if (vehiclePlace) expect(vehiclePlace).toMatchObject({ stayId: 's', endsAt: stay.endsAt });
  });

  it('the place of a stay is not where the driver is hours later', () => {
    expect(
      vehiclePlaceOfStay(
        { ...stay, endsAt: start + 8 * hourMs },
        { features, driver: at(58.01, 56.004) },
        start + 5 * hourMs,
      ),
    ).toBeUndefined();
  });

  it('the place of a stay is recognised by its code where both have one', () => {
    const byCode = { ...stay, zone: '', parkingCode: '12' };
    expect(
      vehiclePlaceOfStay(byCode, { spot: { ...spot, zone: '0399', parkingCode: '12' }, features: [] }, start)?.place,
    ).toEqual(spot.place);
    expect(vehiclePlaceOfStay(byCode, { spot: { ...spot, parkingCode: '13' }, features: [] }, start)).toBeUndefined();
  });
});

describe('the lifetime of a vehicle’s place', () => {
  const vehiclePlace: VehiclePlace = { place: spot.place, keptAt: start, stayId: 's', endsAt: stay.endsAt };
  const { keptAt: _, ...byHand } = { ...pin };
  it.each([
    ['kept while it runs', vehiclePlace, start + 10 * minuteMs, [stay], true],
    ['kept while it is not known what runs', vehiclePlace, start + 10 * minuteMs, undefined, true],
    ['gone once it is stopped', vehiclePlace, start + 10 * minuteMs, [], false],
    ['kept for who comes late', vehiclePlace, stay.endsAt + 30 * minuteMs, [], true],
    ['gone an hour after the end', vehiclePlace, stay.endsAt + hourMs, undefined, false],
    ['kept while an extended one runs', vehiclePlace, stay.endsAt + 2 * hourMs, [stay], true],
    ['a pin: kept for a day', { ...byHand, keptAt: start }, start + 23 * hourMs, [], true],
    ['a pin: gone after it', { ...byHand, keptAt: start }, start + 24 * hourMs, [], false],
  ])('a vehicle’s place is stored only as long as its stay needs it: %s', (_name, place, now, running, isStored) =>
    expect(isVehiclePlaceCurrent(place, now, running)).toBe(isStored),
  );

  it.each([
    [start, true],
    [start + 2 * hourMs, false],
    [start - 3 * hourMs, false],
  ])('the spot of a payment is current or outdated at %i', (now, isStored) =>
    expect(isSpotCurrent(spot, now)).toBe(isStored),
  );
});
