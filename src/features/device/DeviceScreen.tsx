import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/city';
import { PageHead } from '~/ui/PageHead';
import { KeptSection } from './kept/KeptSection';
import { ProofSection } from './ProofSection';

/** What this device knows of its payments, and what it keeps at all: for whoever holds it, also without a network. */
export const DeviceScreen = () => {
  const city = useAtomValue(cityAtom);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 p-[16px]">
      <PageHead title={t`На этом устройстве — Парковка`} />
      <h1 className="-mb-4 text-title font-bold">{t`На этом устройстве`}</h1>
      {city && <ProofSection city={city} />}
      <KeptSection timeZone={city?.timeZone ?? 'UTC'} />
    </div>
  );
};
