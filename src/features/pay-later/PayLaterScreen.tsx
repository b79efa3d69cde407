import type { ComponentProps } from 'react';
import type { StayLink } from '~/domain/stay/stayLink';
import { StayScreen } from '~/components/driver/StayScreen';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { StayStartedPanel } from './StayStartedPanel';
import { PayLaterForm } from './PayLaterForm';
import { PayLaterStayCards } from './PayLaterStayCards';
import { usePayLaterForm } from './usePayLaterForm';
import { usePayLaterStart } from './usePayLaterStart';

type Props = Pick<ComponentProps<typeof StayScreen>, 'barrier'> & { link: StayLink };

/**
 * Parking in a city without balances. A stay is started here, ended among the running ones, and paid among the waiting
 * ones (NOBAL-03).
 */
export const PayLaterScreen = ({ link, barrier }: Props) => (
  <StayScreen barrier={barrier} street={<StreetStay link={link} />} stays={<PayLaterStayCards />} />
);

const StreetStay = ({ link }: Pick<Props, 'link'>) => {
  const stay = usePayLaterForm(link);
  const start = usePayLaterStart(stay);
  const box = useFocusOnChange(start.startedAttempt ? 'begun' : 'form');
  return (
    <div ref={box}>
      {start.startedAttempt ? <StayStartedPanel start={start} /> : <PayLaterForm stay={stay} start={start} />}
    </div>
  );
};
