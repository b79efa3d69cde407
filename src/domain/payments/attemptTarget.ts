import { normalisePlate } from '../vehicle/plate';
import type { Attempt, VehicleAtPlace } from './attempt';

/** Two attempts that must not be open together. */
export const isSameTarget = (
  one: Pick<Attempt, 'kind' | 'target' | 'city'>,
  other: Pick<Attempt, 'kind' | 'target' | 'city'>,
): boolean => one.city === other.city && one.kind === other.kind && one.target === other.target;

/** The text whose hash is the target of a start: the car and the place, whatever the duration. */
export const targetText = ({ plate, zone, parkingCode }: VehicleAtPlace): string =>
  `${normalisePlate(plate)}@${parkingCode ? `code:${parkingCode}` : `zone:${zone ?? ''}`}`;

/** Every target text under which a stay may have been started: by its parking code or by its zone. */
export const targetTexts = ({ plate, zone, parkingCode }: VehicleAtPlace): string[] => [
  targetText({ plate, zone }),
  ...(parkingCode ? [targetText({ plate, parkingCode })] : []),
];
