import { useState, type ComponentProps } from 'react';
import type { StayLink } from '~/domain/stay/stayLink';
import { StayScreen } from '~/components/driver/StayScreen';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { CurrentStays } from './CurrentStays';
import { StayPaidPanel } from './StayPaidPanel';
import { DriverPaymentForm } from './DriverPaymentForm';
import { useDriverPaymentForm } from './useDriverPaymentForm';
import { useStartStay } from './useStartStay';

type Props = Pick<ComponentProps<typeof StayScreen>, 'barrier'> & { link: StayLink };

/** Pays for parking from the balance. The stay that has just been paid stands in its confirmation, not in the list. */
export const ParkingScreen = ({ link, barrier }: Props) => {
  const [paidId, setPaidId] = useState<string>();
  return (
    <StayScreen
      barrier={barrier}
      street={<StreetPayment link={link} onShow={setPaidId} />}
      stays={<CurrentStays shownId={paidId} />}
    />
  );
};

const StreetPayment = ({
  link,
  onShow,
}: Pick<Props, 'link'> & Pick<ComponentProps<typeof StayPaidPanel>, 'onShow'>) => {
  const pay = useDriverPaymentForm(link);
  const { target, price, retroactive, place, form } = pay;
  const start = useStartStay({ target, price, isDue: retroactive.isDue, address: place?.address, values: form.values });
  // The button disappears with its form. The focus moves on, so that a screen reader announces the outcome next.
  const box = useFocusOnChange(start.paid ? 'paid' : 'form');
  return (
    <div ref={box}>
      {start.paid ? (
        <StayPaidPanel paid={start.paid} start={start} onShow={onShow} />
      ) : (
        <DriverPaymentForm pay={pay} start={start} />
      )}
    </div>
  );
};
