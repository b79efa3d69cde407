import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { noticeWay } from '~/domain/reminder';
import { chooseReminder } from '~/state/reminders';
import { Button } from '~/ui/Button';
import { askToNotify, hasWorker, noticePermission } from './deviceNotice';

/** A notification of the device, which comes only while the app is open. Nothing is offered where a device has none. */
export const NoticePanel = ({ isOn }: { isOn: boolean }) => {
  const [permission, setPermission] = useState(noticePermission);
  const way = noticeWay(permission, hasWorker());
  if (way === 'none') return null;
  const turnOn = async (): Promise<void> => {
    const now = way === 'ask' ? await askToNotify() : permission;
    setPermission(now);
    if (now === 'granted') chooseReminder({ isNotified: true });
  };
  const isShown = isOn && way === 'allowed';
  return (
    <section aria-labelledby="notice-title" className="grid gap-2">
      <h2 id="notice-title" className="text-lead font-bold">
        {t`Уведомление`}
      </h2>
      <p role="status">
        {way === 'denied'
          ? t`Уведомления запрещены в настройках браузера. Разрешите их там или добавьте парковку в календарь.`
          : isShown
            ? t`Покажем уведомление, если приложение останется открытым в фоне.`
            : t`Придёт, только пока приложение открыто, хотя бы в фоне. Закроете его, и напомнит один календарь.`}
      </p>
      {way !== 'denied' &&
        (isShown ? (
          <Button look="secondary" isWide onClick={() => chooseReminder({ isNotified: false })}>
            {t`Не показывать уведомление`}
          </Button>
        ) : (
          <Button look="secondary" isWide onClick={() => void turnOn()}>
            {t`Показывать уведомление`}
          </Button>
        ))}
    </section>
  );
};
