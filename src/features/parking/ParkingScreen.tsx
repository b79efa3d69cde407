import { t } from '@lingui/core/macro';
import type { StayLink } from '~/domain/stayLink';
import { PageHead } from '~/ui/PageHead';
import { CurrentParkings } from './CurrentParkings';
import { PaidPanel } from './PaidPanel';
import { PayForm } from './PayForm';
import { usePayForm } from './usePayForm';
import { useStart } from './useStart';

/** The signed-in payment screen: the form on the left, what is running on the right (document 1, section 2). */
export const ParkingScreen = ({ link }: { link: StayLink }) => {
  const pay = usePayForm(link);
  const start = useStart(pay);
  return (
    <div className="mx-auto grid w-full max-w-5xl grow content-start items-start gap-6 p-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <PageHead title={t`Оплата парковки — Парковка`} />
      {start.paid ? <PaidPanel paid={start.paid} start={start} /> : <PayForm pay={pay} start={start} />}
      <CurrentParkings />
    </div>
  );
};
