import { t } from '@lingui/core/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '~/ui/Button';
import { restartAt } from '~/ui/leave';
import { whenItComes } from '~/ui/whenItComes';

const CrashDeeds = lazy(async () => ({ default: (await whenItComes(() => import('./CrashDeeds'))).CrashDeeds }));

let isReopening = false;
/** Once: a second tap on the way out would take the page for one that broke again. */
const reopen = (): void => {
  if (isReopening) return;
  isReopening = true;
  import('./reopen').then((piece) => piece.reopen()).catch(() => restartAt(location.pathname + location.search));
};

/** Something in the app broke: what is kept is safe, and there is a way out. */
export const CrashScreen = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <div role="alert" className="mx-auto grid w-full max-w-xl content-start gap-4 p-4">
    <h1 className="text-head font-bold">{t`Что-то сломалось`}</h1>
    <p className="text-lead">{t`Ваши платежи и парковки не пострадали. Откройте приложение заново.`}</p>
    <Button onClick={reopen}>{t`Открыть заново`}</Button>
    <Suspense>
      <CrashDeeds error={error} />
    </Suspense>
    <p className="text-small text-muted">{error instanceof Error ? error.message : String(error)}</p>
  </div>
);
