import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useProfile } from '~/data/profile/useProfile';
import { usePolling } from '~/data/usePolling';
import { useJitteredOnline } from '~/data/useJitteredOnline';
import { minuteMs } from '~/domain/time/cityTime';
import { isSmsConfirmed, isSmsOver, smsEndsAt, type SmsStay } from '~/domain/sms/smsStay';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { dropSmsStay, recordSmsConfirmed, recordSmsReply, smsStaysAtom } from '~/state/payments/smsStays';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

/**
 * Shows actions that the driver took to the SMS app, on every page, until a reply or the city confirms or denies them.
 */
export const SmsBar = () => {
  const now = useAtomValue(minuteAtom);
  const all = useAtomValue(smsStaysAtom);
  const isOnline = useJitteredOnline();
  const { signIn, query, refetch } = useProfile();
  useEffect(() => {
    for (const sms of all) if (isSmsOver(sms, now)) dropSmsStay(sms.id);
  }, [all, now]);
  const isPolling = isOnline && signIn !== undefined && all.some(({ state }) => state !== 'confirmed');
  useEffect(() => {
    // Refetches as soon as there is a network, and every minute until the city knows of the SMS.
    if (isPolling && document.visibilityState === 'visible') void refetch();
  }, [isPolling, refetch]);
  usePolling([query], { isOn: isPolling, everyMs: minuteMs });
  return all
    .filter((sms) => !isSmsOver(sms, now))
    .map((sms) => (
      <div key={sms.id} className="mx-auto w-full max-w-5xl p-2">
        <SmsLine sms={sms} />
      </div>
    ));
};

const SmsLine = ({ sms }: { sms: SmsStay }) => {
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const { profile, readAt } = useProfile();
  const { id, deed: action, state, plate, zone, at } = sms;
  // A profile that was read before the SMS proves nothing.
  const isConfirmed =
    state !== 'confirmed' && profile !== undefined && readAt > at && isSmsConfirmed(sms, profile.sessions, now);
  useEffect(() => {
    if (isConfirmed) recordSmsConfirmed(id);
  }, [isConfirmed, id]);

  if (state === 'awaited') {
    return (
      <Notice
        severity="warning"
        title={t`Ждём ответное SMS: ${plate}, зона ${zone}`}
        actions={
          <>
            <Button variant="secondary" onClick={() => recordSmsReply(id)}>
              {t`SMS пришло`}
            </Button>
            <Button variant="quiet" onClick={() => dropSmsStay(id)}>
              {t`Не пришло`}
            </Button>
          </>
        }
      >
        {t`Начато в ${timeOrDate(at, now, timeZone)}. Сделано только то, на что пришёл ответ.`}
      </Notice>
    );
  }
  const end = timeOrDate(smsEndsAt(sms), now, timeZone);
  return (
    <Notice
      severity="good"
      title={doneText(sms)}
      actions={
        <Button variant="quiet" onClick={() => dropSmsStay(id)}>
          {t`Понятно`}
        </Button>
      }
    >
      {state === 'confirmed'
        ? t`Город это подтвердил.`
        : action === 'end'
          ? t`Так вы отметили.`
          : t`Так вы отметили. Конец около ${end}, точное время в ответном SMS.`}
    </Notice>
  );
};

const doneText = ({ deed: action, plate, zone }: SmsStay): string => {
  switch (action) {
    case 'pay':
      return t`Оплачено по SMS: ${plate}, зона ${zone}`;
    case 'extend':
      return t`Продлено по SMS: ${plate}, зона ${zone}`;
    case 'end':
      return t`Остановлено по SMS: ${plate}, зона ${zone}`;
  }
};
