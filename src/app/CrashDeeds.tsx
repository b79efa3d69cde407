import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cityIdAtom } from '~/state/city';
import { store } from '~/state/store';
import { Button } from '~/ui/Button';
import { restartAt } from '~/ui/leave';
import { startAfresh } from './startAfresh';

/** What somebody who mends it needs, and nothing of a person: the address goes without what follows the path. */
const reportOf = (error: unknown): string =>
  [
    new Date().toISOString(),
    `${location.origin}${location.pathname}`,
    `${store.get(cityIdAtom) ?? '-'}, ${innerWidth}×${innerHeight}, ${navigator.onLine ? 'online' : 'offline'}`,
    navigator.userAgent,
    error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error),
  ].join('\n');

/** What is left to do about an app that broke: tell it, or have it begin anew on this device. */
export const CrashDeeds = ({ error }: { error: unknown }) => {
  const [isAsked, setAsked] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const tell = async (): Promise<void> => {
    const text = reportOf(error);
    if (navigator.canShare?.({ text })) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    }
  };
  const goAfresh = (): void => {
    setGoing(true);
    void startAfresh().then(() => restartAt('/'));
  };
  return (
    <div className="grid gap-2">
      <Button look="secondary" onClick={() => void tell().catch(() => undefined)}>
        {t`Рассказать о сбое`}
      </Button>
      {isCopied && <p role="status">{t`Описание сбоя скопировано: вставьте его в письмо поддержке города.`}</p>}
      {isAsked ? (
        <>
          <p>{t`Сохранённые копии, черновики и вход будут удалены с этого устройства. Незаконченные платежи и то, что оплачено без входа, останутся.`}</p>
          <Button look="danger" isBusy={isGoing} onClick={goAfresh}>
            {t`Удалить и открыть заново`}
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t`Не помогает? Начать с чистого листа`}
        </Button>
      )}
    </div>
  );
};
