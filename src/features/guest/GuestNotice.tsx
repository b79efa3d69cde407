import { useAtomValue } from 'jotai';
import { LinkNotice } from '~/parts/payment/LinkNotice';
import { RefusalNotice } from '~/parts/payment/RefusalNotice';
import { SmsFirst } from '~/parts/sms/SmsFirst';
import { SmsKnown } from '~/parts/sms/SmsKnown';
import { SmsOffer } from '~/parts/sms/SmsOffer';
import { smsOfTarget } from '~/parts/sms/smsOfTarget';
import { isOnlineAtom } from '~/state/network';
import { GuestLinkWarning } from './GuestLinkWarning';
import type { useGuestForm } from './useGuestForm';
import type { useGuestStart } from './useGuestStart';

interface Props {
  start: Pick<ReturnType<typeof useGuestStart>, 'trace' | 'notSent'>;
  guest: ReturnType<typeof useGuestForm>;
  /** Above the form, or at its button. */
  isAbove?: boolean;
}

/** What came of the guest's tap, when it did not lead to the payment page; at the button also what a link has filled in. */
export const GuestNotice = ({ start, guest, isAbove = false }: Props) => {
  const { post, target, place } = guest;
  const isOnline = useAtomValue(isOnlineAtom);
  if (isAbove) return !post.isToldThere(start.trace) && <RefusalNotice run={start} />;
  const state = start.trace?.state;
  const mayBePlaced = state?.phase === 'notDone' && start.trace?.attempt.isPaidByPhone === true;
  return (
    <>
      <GuestLinkWarning guest={guest} />
      <SmsKnown wanted={isOnline ? smsOfTarget(target, place?.number) : undefined} />
      <LinkNotice run={mayBePlaced || state?.phase === 'refused' ? { notSent: start.notSent } : start} />
      {mayBePlaced && <SmsFirst said={state.said} />}
      {state?.phase === 'notDone' && !mayBePlaced && <SmsOffer wanted={smsOfTarget(target, place?.number)} />}
    </>
  );
};
