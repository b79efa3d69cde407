import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageHead } from '~/ui/PageHead';

interface Props {
  /** Adds the switch to car parks with a barrier beside the form. Shows their form instead once they are chosen. */
  barrier: { around: (street: ReactNode) => ReactNode };
  /**
   * The form for street parking. If a barrier is chosen instead, the shell reports payments that are still under way
   * here.
   */
  street: ReactNode;
  /** The driver's stays. */
  stays: ReactNode;
}

/** The signed-in payment screen: the form, and the driver's stays beside it or, without the room, below it. */
export const StayScreen = ({ barrier, street, stays }: Props) => (
  <div className="grid w-full grow content-start items-start gap-6 p-4 min-[75rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <PageHead title={t`Оплата парковки — Парковка`} />
    <div className="min-w-0">{barrier.around(street)}</div>
    {stays}
  </div>
);
