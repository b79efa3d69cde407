import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { StayLink } from '~/domain/stayLink';
import { PageHead } from '~/ui/PageHead';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { BegunPanel } from './BegunPanel';
import { DeferredForm } from './DeferredForm';
import { StayCards } from './StayCards';
import { useDeferredForm } from './useDeferredForm';
import { useDeferredStart } from './useDeferredStart';

interface Props {
  link: StayLink;
  /** The switch to parkings with a barrier, and the form that is theirs when they are chosen. */
  flat: { kinds: ReactNode; form: ReactNode };
}

/** Parking in a city without balances: a stay is begun here, ended among those that run, and paid for among those that wait (NOBAL-03). */
export const DeferredScreen = ({ link, flat }: Props) => (
  <div className="mx-auto grid w-full max-w-5xl grow content-start items-start gap-6 p-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <PageHead title={t`Оплата парковки — Парковка`} />
    <div className="min-w-0">
      {flat.kinds}
      {flat.form || <StreetStay link={link} />}
    </div>
    <StayCards />
  </div>
);

/** A place in the street. What is under way when a barrier is chosen instead is told about by the shell. */
const StreetStay = ({ link }: Pick<Props, 'link'>) => {
  const stay = useDeferredForm(link);
  const start = useDeferredStart(stay);
  const box = useFocusOnChange(start.begun ? 'begun' : 'form');
  return <div ref={box}>{start.begun ? <BegunPanel start={start} /> : <DeferredForm stay={stay} start={start} />}</div>;
};
