import { useAtomValue } from 'jotai';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { LinkNotice } from '~/components/payment/LinkNotice';
import { RefusalNotice } from '~/components/payment/RefusalNotice';
import { SmsPendingNotice } from '~/components/sms/SmsPendingNotice';
import { SmsStayNotice } from '~/components/sms/SmsStayNotice';
import { SmsOffer } from '~/components/sms/SmsOffer';
import { smsOfTarget } from '~/components/sms/smsOfTarget';
import { isOnlineAtom } from '~/platform/network';
import { GuestLinkWarning } from './GuestLinkWarning';
import type { useGuestForm } from './useGuestForm';
import type { useGuestStart } from './useGuestStart';

interface Props {
  start: Pick<ReturnType<typeof useGuestStart>, 'attemptStatus' | 'notSent'>;
  guest: ReturnType<typeof useGuestForm>;
  /** True above the form, false at its button. */
  isAbove?: boolean;
}

/** Shows why the guest's tap did not lead to the payment page. At the button it also shows what a link filled in. */
export const GuestNotice = ({ start, guest, isAbove = false }: Props) => {
  const { retroactive, target, place } = guest;
  const isOnline = useAtomValue(isOnlineAtom);
  const state = start.attemptStatus?.state;
  const sms = useSmsOptions(!isAbove && state?.phase === 'notDone');
  if (isAbove) return !retroactive.isReportedAtStart(start.attemptStatus) && <RefusalNotice run={start} />;
  const mayBeOrdered = state?.phase === 'notDone' && start.attemptStatus?.attempt.isPaidByPhone === true;
  return (
    <>
      <GuestLinkWarning guest={guest} />
      <SmsStayNotice request={isOnline ? smsOfTarget(target, place?.number) : undefined} />
      <LinkNotice run={mayBeOrdered || state?.phase === 'refused' ? { notSent: start.notSent } : start} />
      {mayBeOrdered && <SmsPendingNotice serverMessage={state.serverMessage} />}
      {state?.phase === 'notDone' && !mayBeOrdered && (
        <SmsOffer sms={sms} request={smsOfTarget(target, place?.number)} />
      )}
    </>
  );
};
