import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { CityConfig } from '~/city/schema';
import type { OfflineBundlePart } from '~/data/offline-bundle/readOfflineBundle';
import { refreshOfflineBundleNow } from '~/data/offline-bundle/refreshOfflineBundleNow';
import { useOfflineBundle } from '~/data/offline-bundle/useOfflineBundle';
import { timeOrDate } from '~/i18n/format';
import { currentLanguage } from '~/i18n/messages';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { usePendingAction } from '~/ui/usePendingAction';
import { sizeText } from '../device-data/sizeText';

const partText = (name: OfflineBundlePart['name']): string => {
  switch (name) {
    case 'zones':
      return t`Зоны и тарифы`;
    case 'map':
      return t`Парковки на карте`;
    case 'sms':
      return t`Команды SMS`;
    case 'pages':
      return t`Правила и справка`;
  }
};

/** What opens offline for the chosen city, its age, and the button to refresh it. */
export const OfflineBundleSection = ({ city }: { city: CityConfig }) => {
  const queryClient = useQueryClient();
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const { parts, refetchParts } = useOfflineBundle(city);
  const [outcome, setOutcome] = useState<'done' | 'missed'>();
  const [isBusy, renewBundle] = usePendingAction(async () => {
    setOutcome(undefined);
    const hasAll = await refreshOfflineBundleNow(queryClient, city);
    refetchParts();
    setOutcome(hasAll ? 'done' : 'missed');
  });
  const name = city.nameForShow[currentLanguage()];
  const totalSize = sizeText((parts ?? []).reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <section aria-labelledby="pack" aria-busy={parts === undefined} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="pack" className="text-lead font-bold">{t`${name} без сети`}</h2>
        <p className="text-muted">{t`Это откроется, даже когда нет интернета. Пока сеть есть, всё обновляется само.`}</p>
      </div>
      {parts && (
        <>
          <ul className="grid" aria-label={t`Что откроется без сети`}>
            {parts.map(({ name, at }) => {
              const when = at === undefined ? '' : timeOrDate(at, now, city.timeZone);
              return (
                <li key={name} className="flex min-h-12 items-center gap-3 border-b border-line py-2">
                  <Icon
                    name={at === undefined ? 'minus' : 'check'}
                    className={at === undefined ? 'text-muted' : 'text-running'}
                  />
                  <span className="flex min-w-0 grow flex-wrap justify-between gap-x-3">
                    <span className="font-semibold">{partText(name)}</span>
                    <span className="text-muted">{at === undefined ? t`пока нет` : t`данные на ${when}`}</span>
                  </span>
                </li>
              );
            })}
          </ul>
          <p>{t`Всего: ${totalSize}`}</p>
        </>
      )}
      <Button variant="secondary" icon="refresh" isWide isBusy={isBusy} disabled={!isOnline} onClick={renewBundle}>
        {isOnline || isBusy ? t`Обновить сейчас` : t`Нужна сеть`}
      </Button>
      <p role="status" className="empty:hidden">
        {outcome === 'done' && t`Всё обновлено`}
        {outcome === 'missed' && t`Обновилось не всё: город не ответил. Прежнее осталось. Попробуйте ещё раз позже.`}
      </p>
    </section>
  );
};
