import type { MapFeature } from './mapFeature';

/** Fewer free spaces than this, or than this share of all, may be taken before the driver arrives. */
const fewSpaces = 3;
const fewShare = 0.1;

/** Returns how likely a free space still is on arrival; undefined if the free spaces are unknown. */
export const spacesLevel = ({ total, free }: MapFeature['spaces']): 'none' | 'few' | 'enough' | undefined => {
  if (free === undefined) return undefined;
  if (free === 0) return 'none';
  return free < fewSpaces || (total !== undefined && free / total < fewShare) ? 'few' : 'enough';
};
