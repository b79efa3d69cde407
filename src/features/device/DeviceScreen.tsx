import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { PageHead } from '~/ui/PageHead';
import { AreaSection } from './area/AreaSection';
import { KeptSection } from './kept/KeptSection';
import { useMeasure } from './kept/useMeasure';
import { PackSection } from './pack/PackSection';
import { ProofSection } from './ProofSection';

/** What this device knows of its payments, what it has for where there is no network, and what it keeps at all: for whoever holds it, also without a network. */
export const DeviceScreen = () => {
  const city = useAtomValue(cityAtom);
  const measured = useMeasure();
  const tiles = measured.measure?.things.flatMap(({ kind, bytes }) => (kind === 'tiles' ? [bytes] : []));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 p-[16px]">
      <PageHead title={t`На этом устройстве — Парковка`} />
      <h1 className="-mb-4 text-title font-bold">{t`На этом устройстве`}</h1>
      {city && <ProofSection city={city} />}
      {city && <PackSection key={city.city} city={city} />}
      {city && <AreaSection city={city} tileSizes={tiles} onChange={measured.lookAgain} />}
      <KeptSection timeZone={city?.timeZone ?? 'UTC'} measured={measured} />
      <a href="/licences.txt" hrefLang="en" className="-mt-4 inline-flex min-h-12 items-center text-sign underline">
        {t`Лицензии частей приложения`}
      </a>
    </div>
  );
};
