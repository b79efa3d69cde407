import type { ReactNode } from 'react';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';

interface Props {
  stay: Stay;
  /** Since when, or from when until when. */
  when: string;
  due?: ReactNode;
  actions: ReactNode;
}

/** One stay that is paid for afterwards: plate, place and times. No time runs out here, and so none is counted. */
export const PayLaterStayRow = ({ stay, when, due, actions }: Props) => (
  <article className="grid grid-cols-1 gap-3 rounded-sheet border border-line bg-paper p-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid grow gap-2">
        <PlateView plate={stay.plate} />
        <p className="text-lead font-semibold">{when}</p>
      </div>
      <ZoneBadge number={placeNumber(stay)} />
    </div>
    {due}
    <div className="flex flex-wrap gap-2 *:grow">{actions}</div>
  </article>
);
