import { t } from '@lingui/core/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '~/ui/Button';
import { later } from '~/ui/later';
import { restartAt } from '~/ui/leave';

const CrashDeeds = later(() => import('./CrashDeeds').then(({ CrashDeeds }) => CrashDeeds));

const waysOut = () => import('./reopen');

let isReopening = false;
/** Once: a second tap on the way out would take the page for one that broke again. */
const reopen = (): void => {
  if (isReopening) return;
  isReopening = true;
  waysOut()
    .then((piece) => piece.reopen())
    .catch(() => restartAt(location.pathname + location.search));
};

const screenClass = 'mx-auto grid w-full max-w-xl content-start gap-4 p-4';

/** A page's file was lost on its way: the app stays as it is, and asks for it again (`reliability.md`, F-62). */
const LostScreen = ({ error }: { error: Error }) => {
  const router = useRouter();
  useEffect(() => {
    waysOut()
      .then((piece) => piece.pieceMissed(error))
      .catch(() => undefined);
  }, [error]);
  return (
    <div role="alert" className={screenClass}>
      <h1 className="text-head font-bold">{t`Страница не загрузилась`}</h1>
      <Button onClick={() => void router.invalidate()}>{t`Попробовать ещё раз`}</Button>
    </div>
  );
};

/** Something in the app broke: what is kept is safe, and there is a way out. */
export const CrashScreen = ({ error }: Pick<ErrorComponentProps, 'error'>) =>
  // `build/preloads` marks it so.
  error instanceof Error && error.message.startsWith('Not loaded') ? (
    <LostScreen error={error} />
  ) : (
    <div role="alert" className={screenClass}>
      <h1 className="text-head font-bold">{t`Что-то сломалось`}</h1>
      <p className="text-lead">{t`Ваши платежи и парковки не пострадали. Откройте приложение заново.`}</p>
      <Button onClick={reopen}>{t`Открыть заново`}</Button>
      <CrashDeeds error={error} />
      <p className="text-small text-muted">{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
