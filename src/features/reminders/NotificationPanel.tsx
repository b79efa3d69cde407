import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { notificationSupport } from '~/domain/stay/reminder';
import { chooseReminder } from '~/state/reminders';
import { Button } from '~/ui/Button';
import { requestNotificationPermission, hasWorker, notificationPermission } from './deviceNotification';

/**
 * A notification of the device, which is only shown while the app is open. Nothing is offered on a device without
 * notifications.
 */
export const NotificationPanel = ({ isOn }: { isOn: boolean }) => {
  const [permission, setPermission] = useState(notificationPermission);
  const support = notificationSupport(permission, hasWorker());
  if (support === 'none') return null;
  const turnOn = async (): Promise<void> => {
    const now = support === 'ask' ? await requestNotificationPermission() : permission;
    setPermission(now);
    if (now === 'granted') chooseReminder({ isNotified: true });
  };
  const isTurnedOn = isOn && support === 'allowed';
  return (
    <section aria-labelledby="notice-title" className="grid gap-2">
      <h2 id="notice-title" className="text-lead font-bold">
        {t`Уведомление`}
      </h2>
      <p role="status">
        {support === 'denied'
          ? t`Уведомления запрещены в настройках браузера. Разрешите их там или добавьте парковку в календарь.`
          : isTurnedOn
            ? t`Покажем уведомление, если приложение останется открытым в фоне.`
            : t`Придёт, только пока приложение открыто, хотя бы в фоне. Закроете его, и напомнит один календарь.`}
      </p>
      {support !== 'denied' &&
        (isTurnedOn ? (
          <Button variant="secondary" isWide onClick={() => chooseReminder({ isNotified: false })}>
            {t`Не показывать уведомление`}
          </Button>
        ) : (
          <Button variant="secondary" isWide onClick={() => void turnOn()}>
            {t`Показывать уведомление`}
          </Button>
        ))}
    </section>
  );
};
