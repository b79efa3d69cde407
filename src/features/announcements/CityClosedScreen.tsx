import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { CityConfig } from '~/city/schema';
import { useSignOut } from '~/data/auth/useSignOut';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useFreshOptions } from '~/data/options/useFreshOptions';
import { OutcomeError } from '~/data/outcomeError';
import { usePolling } from '~/data/usePolling';
import { currentLanguage } from '~/i18n/messages';
import { Age } from '~/components/Age';
import { minuteAtom } from '~/state/clock';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { ServerLink } from '~/ui/ServerLink';
import { RunningStaysNotice } from './RunningStaysNotice';

/** Polling interval: a closed city may open at any time. */
const refetchIntervalMs = 60_000;

interface Props {
  city: CityConfig;
  /** The language switch. */
  language: ReactNode;
  /** Payments whose outcome is unknown or has not been seen yet. */
  attempts: ReactNode;
}

/**
 * Shown when the city has closed the app. Running stays and open payments remain visible. The driver can check again,
 * choose another city or sign out.
 */
export const CityClosedScreen = ({ city, language, attempts }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { options, readAt, error, isFetching, refetch } = useFreshOptions(city.city);
  usePolling([optionsQuery(city.city)], { isOn: true, everyMs: refetchIntervalMs });
  const phone = options?.contacts.phone;
  const audience = useAtomValue(audienceAtom);
  const { signOut } = useSignOut();
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHead title={t`Мы временно закрыты — Парковка`} />
      <header className="flex min-h-(--header) items-center justify-between gap-2 pr-1 pl-4">
        <span className="text-lead font-semibold">{city.nameForShow[currentLanguage()]}</span>
        {language}
      </header>
      <main className="grid gap-5 p-4">
        <h1 className="text-head font-bold">{t`Мы временно закрыты`}</h1>
        <p className="text-lead">{t`Приносим извинения. Приложение города сейчас не работает, но мы обязательно вернёмся.`}</p>
        {phone && (
          <p className="text-lead">
            {t`Телефон поддержки`}
            <ServerLink address={`tel:${phone}`} className="flex min-h-12 items-center text-title font-bold text-sign">
              {phone}
            </ServerLink>
          </p>
        )}
        <div className="grid gap-2">
          <Button isWide icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
            {t`Проверить ещё раз`}
          </Button>
          {error && (
            <Notice severity="warning">
              {error instanceof OutcomeError && error.outcome.kind === 'offline'
                ? t`Город не ответил. Проверьте связь.`
                : t`Проверить не удалось. Попробуйте позже.`}
            </Notice>
          )}
          <p className="text-center">
            <Age at={readAt} now={now} timeZone={city.timeZone} />
          </p>
          <button type="button" className={buttonClass('secondary', true)} onClick={() => openDialog({ name: 'city' })}>
            {t`Выбрать другой город`}
          </button>
          {audience !== 'guest' && (
            <Button variant="quiet" icon="logout" onClick={() => signOut()}>
              {t`Выйти`}
            </Button>
          )}
        </div>
        {attempts}
        <RunningStaysNotice />
      </main>
    </div>
  );
};
