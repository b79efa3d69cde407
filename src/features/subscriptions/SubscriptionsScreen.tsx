import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { inLanguage } from '~/i18n/inLanguage';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { PermitsSection } from './PermitsSection';
import { OffersSection } from './OffersSection';

/** Subscriptions and privileges of the driver (document 2, section 2). */
export const SubscriptionsScreen = () => {
  // Unknown while the settings have never been seen: then neither way to buy is promised.
  const hasConstructor = useCapabilities()?.account?.hasConstructor;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 content-start gap-6 p-[16px]">
      <PageHead title={t`Абонементы — Парковка`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-bold">{t`Абонементы`}</h1>
        {hasConstructor && (
          <Link to="/{-$lng}/profile/constructor" params={inLanguage} className={buttonClass('primary')}>
            <Icon name="plus" />
            {t`Купить абонемент`}
          </Link>
        )}
      </div>
      <PermitsSection />
      {hasConstructor === false && <OffersSection />}
    </div>
  );
};
