import type { ReactNode } from 'react';
import { PlateView } from '../plate/PlateView';
import { ZoneBadge } from '../ZoneBadge';

interface Props {
  plate: string;
  isForeign?: boolean;
  /** Of the zone, or of the parking. */
  place: string;
  /** How long, or until when. */
  children?: ReactNode;
}

/** Which stay a window is about: car, place and time, to be read and not changed. */
export const StayLine = ({ plate, isForeign, place, children }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <PlateView plate={plate} isForeign={isForeign} />
    <ZoneBadge number={place} />
    {children}
  </div>
);
