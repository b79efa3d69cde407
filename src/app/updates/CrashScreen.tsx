import { t } from '@lingui/core/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '~/ui/Button';
import { lazyPart } from '~/ui/lazyPart';
import { restartAt } from '~/platform/redirectTo';

const CrashActions = lazyPart(() => import('./CrashActions').then(({ CrashActions }) => CrashActions));

const loadRecovery = () => import('./reloadAfterCrash');

let isReloading = false;
/** Runs once: a second tap would count as a second crash of the page. */
const handleReload = (): void => {
  if (isReloading) return;
  isReloading = true;
  loadRecovery()
    .then((module) => module.reloadAfterCrash())
    .catch(() => restartAt(location.pathname + location.search));
};

const screenClass = 'mx-auto grid w-full max-w-xl content-start gap-4 p-4';

/** Shown if a page's chunk failed to load: the app stays as it is and requests the chunk again (F-62). */
const ChunkErrorScreen = ({ error }: { error: Error }) => {
  const router = useRouter();
  useEffect(() => {
    loadRecovery()
      .then((module) => module.handleChunkLoadError(error))
      .catch(() => undefined);
  }, [error]);
  return (
    <div role="alert" className={screenClass}>
      <h1 className="text-head font-bold">{t`Страница не загрузилась`}</h1>
      <Button onClick={() => void router.invalidate()}>{t`Попробовать ещё раз`}</Button>
    </div>
  );
};

/** Shown after a crash: stored data is safe, and there is a way out. */
export const CrashScreen = ({ error }: Pick<ErrorComponentProps, 'error'>) =>
  // `build/preloads` adds this prefix.
  error instanceof Error && error.message.startsWith('Not loaded') ? (
    <ChunkErrorScreen error={error} />
  ) : (
    <div role="alert" className={screenClass}>
      <h1 className="text-head font-bold">{t`Что-то сломалось`}</h1>
      <p className="text-lead">{t`Ваши платежи и парковки не пострадали. Откройте приложение заново.`}</p>
      <Button onClick={handleReload}>{t`Открыть заново`}</Button>
      <CrashActions error={error} />
      <p className="text-small text-muted">{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
