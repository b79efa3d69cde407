import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageHead } from '~/ui/PageHead';

interface Props {
  /** Puts the switch to parkings with a barrier beside the form, and theirs in its place when they are chosen. */
  barrier: { around: (street: ReactNode) => ReactNode };
  /** A place in the street. What is under way when a barrier is chosen instead is told about by the shell. */
  street: ReactNode;
  /** The driver's stays. */
  stays: ReactNode;
}

/** The signed-in payment screen: the form on the left, what is running on the right (document 1, section 2). */
export const StayScreen = ({ barrier, street, stays }: Props) => (
  <div className="mx-auto grid w-full max-w-5xl grow content-start items-start gap-6 p-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <PageHead title={t`Оплата парковки — Парковка`} />
    <div className="min-w-0">{barrier.around(street)}</div>
    {stays}
  </div>
);
