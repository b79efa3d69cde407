import { t } from '@lingui/core/macro';
import { useProfile } from '~/data/profile/useProfile';
import { useSettings, useSettingsFault } from '~/data/settings/useCapabilities';
import { useConstructorLists } from '~/data/subscriptions/useConstructorLists';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { PageHead } from '~/ui/PageHead';
import { ConstructorForm } from './ConstructorForm';

/** Puts a subscription together of zones and days (document 2, section 2). */
export const ConstructorScreen = () => {
  const { profile, error, refetch } = useProfile();
  const settings = useSettings();
  const fault = useSettingsFault();
  const lists = useConstructorLists();
  const { zones, timing } = lists;
  const isFailed = (!profile && error !== null) || fault.isMissing || ((!zones || !timing) && lists.isFailed);
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 content-start gap-5 p-[16px]">
      <PageHead title={t`Подбор абонемента — Парковка`} />
      <h1 className="text-title font-bold">{t`Подбор абонемента`}</h1>
      {profile && settings && zones && timing ? (
        <ConstructorForm profile={profile} zones={zones} timing={timing} startOffsetDays={settings.subscriptionStartOffset} />
      ) : (
        <WaitOrRetry
          isFailed={isFailed}
          title={t`Ошибка загрузки данных`}
          isAsking={lists.isFetching || fault.isFetching}
          onRetry={() => Promise.all([refetch(), fault.refetch(), lists.refetch()])}
        >
          <div className="h-96 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </div>
  );
};
