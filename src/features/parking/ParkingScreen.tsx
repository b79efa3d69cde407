import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { StayLink } from '~/domain/stayLink';
import { PageHead } from '~/ui/PageHead';
import { CurrentParkings } from './CurrentParkings';
import { PaidPanel } from './PaidPanel';
import { PayForm } from './PayForm';
import { usePayForm } from './usePayForm';
import { useStart } from './useStart';

interface Props {
  link: StayLink;
  /** The switch to parkings with a barrier, and the form that is theirs when they are chosen. */
  flat: { kinds: ReactNode; form: ReactNode };
}

/** The signed-in payment screen: the form on the left, what is running on the right (document 1, section 2). */
export const ParkingScreen = ({ link, flat }: Props) => (
  <div className="mx-auto grid w-full max-w-5xl grow content-start items-start gap-6 p-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <PageHead title={t`Оплата парковки — Парковка`} />
    <div className="min-w-0">
      {flat.kinds}
      {flat.form || <StreetPayment link={link} />}
    </div>
    <CurrentParkings />
  </div>
);

/** A place in the street. A payment that is under way when a barrier is chosen instead is told about by the shell. */
const StreetPayment = ({ link }: Pick<Props, 'link'>) => {
  const pay = usePayForm(link);
  const { target, price, post, form, place } = pay;
  const start = useStart({ target, price, isDue: post.isDue, isForeign: form.values.isForeign, address: place?.address });
  return start.paid ? <PaidPanel paid={start.paid} start={start} /> : <PayForm pay={pay} start={start} />;
};
