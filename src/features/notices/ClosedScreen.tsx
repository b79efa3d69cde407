import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { CityConfig } from '~/city/schema';
import { useLeave } from '~/data/auth/useLeave';
import { optionsQuery } from '~/data/options/optionsQuery';
import { useFreshOptions } from '~/data/options/useFreshOptions';
import { usePolling } from '~/data/usePolling';
import { currentLanguage } from '~/i18n/words';
import { Age } from '~/parts/Age';
import { minuteAtom } from '~/state/clock';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { ServerLink } from '~/ui/ServerLink';
import { RunningStays } from './RunningStays';

/** A city that is closed may open at any time: asked by itself so often. */
const askEveryMs = 60_000;

interface Props {
  city: CityConfig;
  /** The switch to the other language. */
  language: ReactNode;
  /** Payments whose ending is not known or not yet read. */
  attempts: ReactNode;
}

/** The city has closed the application (document 1, section 2). What was paid stays readable, and there are ways on. */
export const ClosedScreen = ({ city, language, attempts }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { options, readAt, isError, isFetching, refetch } = useFreshOptions(city.city);
  usePolling([optionsQuery(city.city)], { isOn: true, everyMs: askEveryMs });
  const phone = options?.contacts.phone;
  const audience = useAtomValue(audienceAtom);
  const { leave } = useLeave();
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
          {isError && <Notice mood="warning">{t`Город не ответил. Проверьте связь.`}</Notice>}
          <p className="text-center">
            <Age at={readAt} now={now} timeZone={city.timeZone} />
          </p>
          <button type="button" className={buttonClass('secondary', true)} onClick={() => openWindow({ name: 'city' })}>
            {t`Выбрать другой город`}
          </button>
          {audience !== 'guest' && (
            <Button look="quiet" icon="logout" onClick={() => leave()}>
              {t`Выйти`}
            </Button>
          )}
        </div>
        {attempts}
        <RunningStays />
      </main>
    </div>
  );
};
