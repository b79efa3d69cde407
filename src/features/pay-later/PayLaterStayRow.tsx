import type { ReactNode } from 'react';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { PlateView } from '~/components/plate/PlateView';
import { ZoneBadge } from '~/components/ZoneBadge';

interface Props {
  stay: Stay;
  address?: string;
  /** The start, or start and end. */
  when: string;
  due?: ReactNode;
  actions: ReactNode;
}

/** One pay-later stay: plate, place and times. */
export const PayLaterStayRow = ({ stay, address, when, due, actions }: Props) => (
  <article className="grid grid-cols-1 gap-3 rounded-sheet border border-line bg-paper p-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid grow gap-2">
        <PlateView plate={stay.plate} />
        <p className="text-lead font-semibold">{when}</p>
      </div>
      <ZoneBadge number={placeNumber(stay)} />
      {address && <p className="grow basis-36 text-small">{address}</p>}
    </div>
    {due}
    <div className="flex flex-wrap gap-2 *:grow">{actions}</div>
  </article>
);
