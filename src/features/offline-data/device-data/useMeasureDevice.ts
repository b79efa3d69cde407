import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { measureDeviceStorage, type DeviceStorageUsage } from '~/state/deviceStorage';
import { paymentRecordsChangeAtom } from '~/state/payments/paymentRecords';

/**
 * Returns what the device stores, once it has been measured, and a function to measure again. It is also measured again
 * when payment records change.
 */
export const useMeasureDevice = () => {
  const change = useAtomValue(paymentRecordsChangeAtom);
  const [requestCount, setRequestCount] = useState(0);
  const requestKey = `${change}.${requestCount}`;
  const [result, setResult] = useState<{ requestKey: string; measure: DeviceStorageUsage }>();
  useEffect(() => {
    let isCurrent = true;
    void measureDeviceStorage().then((measure) => isCurrent && setResult({ requestKey, measure }));
    return () => {
      isCurrent = false;
    };
  }, [requestKey]);
  return {
    measure: result?.measure,
    isStale: result?.requestKey !== requestKey,
    remeasure: (): void => setRequestCount((count) => count + 1),
  };
};

export type DeviceMeasurement = ReturnType<typeof useMeasureDevice>;
