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
    <div className="grid gap-2">
      <p role="status" className="text-muted">
        {support === 'denied'
          ? t`Уведомления запрещены в настройках браузера.`
          : isTurnedOn && t`Покажем уведомление, если приложение останется открытым в фоне.`}
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
    </div>
  );
};
