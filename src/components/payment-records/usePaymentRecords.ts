import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { asOfNow, type PaymentRecord } from '~/domain/payments/paymentRecord';
import { cityIdAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { paymentRecordsChangeAtom, readPaymentRecords, recordOwnersAtom } from '~/state/payments/paymentRecords';
import { onPageVisible } from '~/platform/onPageVisible';

/**
 * The payment records of the current user in the chosen city, or undefined while they are being read. They are read
 * again after each change and when the page becomes visible. `withGuest` adds those that a guest has on this device.
 */
export const usePaymentRecords = ({ withGuest = false } = {}): PaymentRecord[] | undefined => {
  const city = useAtomValue(cityIdAtom);
  const currentOwners = useAtomValue(recordOwnersAtom);
  const change = useAtomValue(paymentRecordsChangeAtom);
  const owners = useMemo(
    () => (withGuest ? [...new Set([...currentOwners, 'guest'])] : currentOwners),
    [currentOwners, withGuest],
  );
  const ownerKey = JSON.stringify([city, owners]);
  const [loaded, setLoaded] = useState<{ ownerKey: string; change: number; records: PaymentRecord[] }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const records = city === null ? [] : await readPaymentRecords(city, owners);
      if (isCurrent) setLoaded({ ownerKey, change, records: records.map((record) => asOfNow(record, serverNow())) });
    };
    void load();
    const unsubscribe = onPageVisible(() => void load());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [city, owners, ownerKey, change]);
  // Another person's records are never shown, not even for a moment.
  return loaded?.ownerKey === ownerKey ? loaded.records : undefined;
};
