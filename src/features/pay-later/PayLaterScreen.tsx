import { useState, type ComponentProps } from 'react';
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
 * ones (NOBAL-03). The stay that has just been started stands in its confirmation, not in the list.
 */
export const PayLaterScreen = ({ link, barrier }: Props) => {
  const [startedId, setStartedId] = useState<string>();
  return (
    <StayScreen
      barrier={barrier}
      street={<StreetStay link={link} onShow={setStartedId} />}
      stays={<PayLaterStayCards shownId={startedId} />}
    />
  );
};

const StreetStay = ({
  link,
  onShow,
}: Pick<Props, 'link'> & Pick<ComponentProps<typeof StayStartedPanel>, 'onShow'>) => {
  const stay = usePayLaterForm(link);
  const start = usePayLaterStart(stay);
  const box = useFocusOnChange(start.startedAttempt ? 'begun' : 'form');
  return (
    <div ref={box}>
      {start.startedAttempt ? (
        <StayStartedPanel start={start} onShow={onShow} />
      ) : (
        <PayLaterForm stay={stay} start={start} />
      )}
    </div>
  );
};
