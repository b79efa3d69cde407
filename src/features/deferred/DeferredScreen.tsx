import type { ComponentProps } from 'react';
import type { StayLink } from '~/domain/stayLink';
import { StayScreen } from '~/parts/driver/StayScreen';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { BegunPanel } from './BegunPanel';
import { DeferredForm } from './DeferredForm';
import { StayCards } from './StayCards';
import { useDeferredForm } from './useDeferredForm';
import { useDeferredStart } from './useDeferredStart';

type Props = Pick<ComponentProps<typeof StayScreen>, 'flat'> & { link: StayLink };

/** Parking in a city without balances: a stay is begun here, ended among those that run, and paid for among those that wait (NOBAL-03). */
export const DeferredScreen = ({ link, flat }: Props) => <StayScreen flat={flat} street={<StreetStay link={link} />} stays={<StayCards />} />;

const StreetStay = ({ link }: Pick<Props, 'link'>) => {
  const stay = useDeferredForm(link);
  const start = useDeferredStart(stay);
  const box = useFocusOnChange(start.begun ? 'begun' : 'form');
  return <div ref={box}>{start.begun ? <BegunPanel start={start} /> : <DeferredForm stay={stay} start={start} />}</div>;
};
