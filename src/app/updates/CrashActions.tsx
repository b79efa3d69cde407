import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cityIdAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { Button } from '~/ui/Button';
import { restartAt } from '~/platform/redirectTo';
import { resetApp } from './resetApp';

/** A report with what a developer needs and no personal data: the address has no query and no hash. */
const reportOf = (error: unknown): string =>
  [
    new Date().toISOString(),
    `${location.origin}${location.pathname}`,
    `${store.get(cityIdAtom) ?? '-'}, ${innerWidth}×${innerHeight}, ${navigator.onLine ? 'online' : 'offline'}`,
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n');

/** The last options after a crash: report it, or reset the app on this device. */
export const CrashActions = ({ error }: { error: unknown }) => {
  const [isConfirming, setConfirming] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const shareReport = async (): Promise<void> => {
    const text = reportOf(error);
    if (navigator.canShare?.({ text })) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    }
  };
  const handleReset = (): void => {
    setResetting(true);
    void resetApp().then(() => restartAt('/'));
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={() => void shareReport().catch(() => undefined)}>
        {t`Рассказать о сбое`}
      </Button>
      {isCopied && <p role="status">{t`Описание сбоя скопировано: вставьте его в письмо поддержке города.`}</p>}
      {isConfirming ? (
        <>
          <p>{t`Сохранённые копии, черновики и вход будут удалены с этого устройства. Незаконченные платежи и то, что оплачено без входа, останутся.`}</p>
          <Button variant="danger" isBusy={isResetting} onClick={handleReset}>
            {t`Удалить и открыть заново`}
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {t`Не помогает? Начать с чистого листа`}
        </Button>
      )}
    </div>
  );
};
