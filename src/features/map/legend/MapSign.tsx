import type { MapFeature } from '~/domain/parking';
import { signOf } from '~/data/map/mapShapes';
import { signs } from '../engine/signs';

interface Props {
  kind: Pick<MapFeature, 'objectType' | 'category'> & Partial<Pick<MapFeature, 'isInactive'>>;
  /** Pixels at 100 % text. */
  size?: number;
}

/** The sign that the map draws for an object. Never alone its name: words stand beside it. */
export const MapSign = ({ kind, size = 30 }: Props) => {
  const sign = signs[signOf({ isInactive: false, ...kind })];
  if (!sign) return null;
  return (
    <svg
      viewBox="0 0 30 30"
      aria-hidden="true"
      className="shrink-0 forced-color-adjust-none"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      fill="none"
      stroke="#FFFFFF"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="2" y="2" width="26" height="26" rx={sign.isRound ? 13 : 7} fill={sign.ground} strokeWidth="2" />
      <path d={sign.path} transform="translate(3 3)" strokeWidth="2.6" />
    </svg>
  );
};
