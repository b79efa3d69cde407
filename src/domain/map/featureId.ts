import { anchorOf, type MapFeature } from './mapFeature';

const prime = 0x01_00_01_93;

/** A 32-bit hash of a text, good enough to distinguish the objects of one city. Not for secrets. */
const bitsOf = (text: string, seed: number): number => {
  let bits = seed;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), prime);
  return bits >>> 0;
};

/**
 * Identifies a map object across responses by kind, code, zone and location. An index would not do, because it can
 * change with each response.
 */
export const featureId = ({
  objectType,
  code,
  zoneNumber,
  geometry,
}: Pick<MapFeature, 'objectType' | 'code' | 'zoneNumber' | 'geometry'>): string => {
  const { latitude, longitude } = anchorOf(geometry);
  const text = [objectType, code ?? '', zoneNumber ?? '', latitude.toFixed(6), longitude.toFixed(6)].join('|');
  return bitsOf(text, 0x81_1c_9d_c5).toString(36) + bitsOf(text, 0x1f_83_d9_ab).toString(36);
};
