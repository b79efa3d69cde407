import type { MapFeature } from '~/domain/map/mapFeature';
import { markerNameOf } from '~/data/map/mapShapes';
import { markerSigns } from '../engine/markerImages';

interface Props {
  kind: Pick<MapFeature, 'objectType' | 'category'> & Partial<Pick<MapFeature, 'isInactive'>>;
  /** Size in pixels at a text size of 100 %. */
  size?: number;
}

/** The sign that the map draws for an object. It always has text beside it. */
export const MarkerPreview = ({ kind, size = 30 }: Props) => {
  const marker = markerSigns[markerNameOf({ isInactive: false, ...kind })];
  if (!marker) return null;
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
      <rect x="2" y="2" width="26" height="26" rx={marker.isRound ? 13 : 7} fill={marker.ground} strokeWidth="2" />
      <path d={marker.path} transform="translate(3 3)" strokeWidth="2.6" />
    </svg>
  );
};
