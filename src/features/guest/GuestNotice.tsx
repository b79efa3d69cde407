import { LinkNotice } from '~/parts/payment/LinkNotice';
import { RefusalNotice } from '~/parts/payment/RefusalNotice';
import type { useGuestForm } from './useGuestForm';
import type { useGuestStart } from './useGuestStart';

interface Props {
  start: Pick<ReturnType<typeof useGuestStart>, 'trace' | 'notSent'>;
  post: Pick<ReturnType<typeof useGuestForm>['post'], 'isToldThere'>;
  /** Above the form, or at its button. */
  isAbove?: boolean;
}

/** What came of the guest's tap, when it did not lead to the payment page. */
export const GuestNotice = ({ start, post, isAbove = false }: Props) => {
  if (isAbove) return !post.isToldThere(start.trace) && <RefusalNotice run={start} />;
  return <LinkNotice run={start.trace?.state.phase === 'refused' ? { notSent: start.notSent } : start} />;
};
