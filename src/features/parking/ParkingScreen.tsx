import type { ComponentProps } from 'react';
import type { StayLink } from '~/domain/stayLink';
import { StayScreen } from '~/parts/driver/StayScreen';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { CurrentParkings } from './CurrentParkings';
import { PaidPanel } from './PaidPanel';
import { PayForm } from './PayForm';
import { usePayForm } from './usePayForm';
import { useStart } from './useStart';

type Props = Pick<ComponentProps<typeof StayScreen>, 'flat'> & { link: StayLink };

/** Parking paid from the balance. */
export const ParkingScreen = ({ link, flat }: Props) => <StayScreen flat={flat} street={<StreetPayment link={link} />} stays={<CurrentParkings />} />;

const StreetPayment = ({ link }: Pick<Props, 'link'>) => {
  const pay = usePayForm(link);
  const { target, price, post, place, form } = pay;
  const start = useStart({ target, price, isDue: post.isDue, address: place?.address, values: form.values });
  // The button that was pressed goes with its form: who hears the page hears the outcome next.
  const box = useFocusOnChange(start.paid ? 'paid' : 'form');
  return <div ref={box}>{start.paid ? <PaidPanel paid={start.paid} start={start} /> : <PayForm pay={pay} start={start} />}</div>;
};
