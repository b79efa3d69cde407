import type { ReactNode } from 'react';
import { PlateView } from '../plate/PlateView';
import { ZoneBadge } from '../ZoneBadge';

interface Props {
  plate: string;
  isForeign?: boolean;
  /** The zone number or the parking code. */
  place: string;
  /** The duration or the end. */
  children?: ReactNode;
}

/** The stay that a dialog is about, read-only: vehicle, place and time. */
export const StayLine = ({ plate, isForeign, place, children }: Props) => (
  <div className="flex flex-wrap items-center gap-3">
    <PlateView plate={plate} isForeign={isForeign} />
    <ZoneBadge number={place} />
    {children}
  </div>
);
