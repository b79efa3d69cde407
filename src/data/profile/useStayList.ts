import { useAtomValue } from 'jotai';
import { usePaysLater } from '../payments/pay-later/usePaysLater';
import { useProfile } from './useProfile';
import { useTariffContext } from '../settings/useTariffContext';
import { useSmsOptions } from '../sms-commands/useSmsOptions';
import { canChangeBySms } from '~/domain/sms/smsOptions';
import { smsRequestOf } from '~/domain/sms/smsStay';
import { currentStays } from '~/domain/stay/stay';
import { nowAtom } from '~/state/clock';

/** The driver's running stays with what their cards need, for the payment page and the header. */
export const useStayList = () => {
  const reading = useProfile();
  const now = useAtomValue(nowAtom);
  const sms = useSmsOptions();
  const { timeZone } = useTariffContext();
  const paysAfterwards = usePaysLater();
  const running = currentStays(reading.profile?.sessions ?? [], now, paysAfterwards);
  /** True if a command that names no vehicle is unambiguous. */
  const isOnlyOne = running.length === 1 && !reading.profile?.hasUnreadStay;
  const canExtendBySms =
    !paysAfterwards &&
    running.some((stay) => canChangeBySms(sms, { deed: 'extend', ...smsRequestOf(stay) }, isOnlyOne));
  return { ...reading, now, timeZone, sms, running, isOnlyOne, canExtendBySms, paysAfterwards };
};
