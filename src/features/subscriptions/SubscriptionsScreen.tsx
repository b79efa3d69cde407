import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCityRules } from '~/data/settings/useCapabilities';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { inLanguage } from '~/i18n/inLanguage';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { PermitsSection } from './PermitsSection';
import { OffersSection } from './OffersSection';

/** The driver's subscriptions and permits. */
export const SubscriptionsScreen = () => {
  const { can, isMissing, isFetching, refetch } = useCityRules();
  // Undefined until the settings have been read for the first time: then neither way to buy is known.
  const hasConstructor = can?.account?.hasConstructor;
  return (
    <div className="grid grid-cols-1 content-start gap-6 p-[16px]">
      <PageHead title={t`Абонементы и льготы — Парковка`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-bold">{t`Абонементы и льготы`}</h1>
        {hasConstructor && (
          <Link to="/{-$lng}/profile/constructor" params={inLanguage} className={buttonClass('primary')}>
            <Icon name="plus" />
            {t`Купить абонемент`}
          </Link>
        )}
      </div>
      <PermitsSection />
      {hasConstructor === false && <OffersSection />}
      {hasConstructor === undefined && (
        <WaitOrRetry
          isFailed={isMissing}
          title={t`Список абонементов загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
    </div>
  );
};
