import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { PageHead } from '~/ui/PageHead';
import { OfflineAreaSection } from './offline-area/OfflineAreaSection';
import { DeviceDataSection } from './device-data/DeviceDataSection';
import { useMeasureDevice } from './device-data/useMeasureDevice';
import { OfflineBundleSection } from './offline-bundle/OfflineBundleSection';
import { PaymentRecordsSection } from './PaymentRecordsSection';

/**
 * The payment records of this device, its offline data, and everything else stored here. It is available to anyone who
 * has the device, also offline.
 */
export const OfflineDataScreen = () => {
  const city = useAtomValue(cityAtom);
  const measurement = useMeasureDevice();
  const tiles = measurement.measure?.items.flatMap(({ kind, bytes }) => (kind === 'tiles' ? [bytes] : []));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-8 p-[16px]">
      <PageHead title={t`На этом устройстве — Парковка`} />
      <h1 className="-mb-4 text-title font-bold">{t`На этом устройстве`}</h1>
      {city && <PaymentRecordsSection city={city} />}
      {city && <OfflineBundleSection key={city.city} city={city} />}
      {city && <OfflineAreaSection city={city} tileSizes={tiles} onChange={measurement.remeasure} />}
      <DeviceDataSection timeZone={city?.timeZone ?? 'UTC'} measurement={measurement} />
      <a href="/licences.txt" hrefLang="en" className="-mt-4 inline-flex min-h-12 items-center text-sign underline">
        {t`Лицензии частей приложения`}
      </a>
    </div>
  );
};
