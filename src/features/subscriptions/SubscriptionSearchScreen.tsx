import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsStatus } from '~/data/settings/useCapabilities';
import { useConstructorLists } from '~/data/subscriptions/useConstructorLists';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { PageHead } from '~/ui/PageHead';
import { SubscriptionSearchForm } from './SubscriptionSearchForm';

/** Assembles a subscription from zones and days. */
export const SubscriptionSearchScreen = () => {
  const { profile, error, refetch } = useProfile();
  const settings = useSettings();
  const settingsQuery = useSettingsStatus();
  const lists = useConstructorLists();
  const { zones, timing } = lists;
  const isFailed = (!profile && error !== null) || settingsQuery.isMissing || ((!zones || !timing) && lists.isFailed);
  return (
    <div className="mx-auto grid w-full max-w-2xl desk:mx-0 grid-cols-1 content-start gap-5 p-[16px]">
      <PageHead title={t`Подбор абонемента — Парковка`} />
      <h1 className="text-title font-bold">{t`Подбор абонемента`}</h1>
      {profile && settings && zones && timing ? (
        <SubscriptionSearchForm
          profile={profile}
          zones={zones}
          timing={timing}
          startOffsetDays={settings.subscriptionStartOffset}
        />
      ) : (
        <WaitOrRetry
          isFailed={isFailed}
          title={t`Ошибка загрузки данных`}
          isRetrying={lists.isFetching || settingsQuery.isFetching}
          onRetry={() => Promise.all([refetch(), settingsQuery.refetch(), lists.refetch()])}
        >
          <div className="h-96 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </div>
  );
};
