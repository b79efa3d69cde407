import { t } from '@lingui/core/macro';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { PageHead } from '~/ui/PageHead';
import { BenefitsSection } from './BenefitsSection';
import { OffersSection } from './OffersSection';

/** Subscriptions and privileges of the driver (document 2, section 2). */
export const AbonementsScreen = () => {
  const hasConstructor = useCapabilities()?.cabinet?.hasConstructor;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 content-start gap-6 p-4">
      <PageHead title={t`Абонементы — Парковка`} />
      <h1 className="text-head font-bold">{t`Абонементы`}</h1>
      <BenefitsSection />
      {hasConstructor === false && <OffersSection />}
    </div>
  );
};
