import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isSameSms, isSmsOver, smsEndsAt, type SmsRequest } from '~/domain/sms/smsStay';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { smsStaysAtom } from '~/state/payments/smsStays';
import { Notice } from '~/ui/Notice';

/** Before a payment, shows what is known about an SMS for the same stay. It blocks nothing. */
export const SmsStayNotice = ({ request }: { request: SmsRequest | undefined }) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const sent = useAtomValue(smsStaysAtom).findLast(
    (sms) => request && isSameSms(sms, { ...request, deed: 'pay' }) && !isSmsOver(sms, now),
  );
  if (!sent) return null;
  return sent.state === 'awaited' ? (
    <Notice severity="warning" title={t`Об этой парковке ждём ответное SMS`}>
      {t`Не платите ещё раз, пока не ясно, дошло ли оно.`}
    </Notice>
  ) : (
    <Notice severity="warning" title={t`Эта парковка уже оплачена по SMS`}>
      {t`Конец около ${timeOrDate(smsEndsAt(sent), now, timeZone)}.`}
    </Notice>
  );
};
