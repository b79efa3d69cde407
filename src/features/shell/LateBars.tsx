import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { smsStaysAtom } from '~/state/smsStays';
import { whenItComes } from '~/ui/whenItComes';
import { LoadingBar } from './LoadingBar';

const SmsBar = lazy(async () => ({ default: (await whenItComes(() => import('./sms/SmsBar'))).SmsBar }));

/** The bars that no first page waits for. */
export const LateBars = () => {
  const hasSms = useAtomValue(smsStaysAtom).length > 0;
  return (
    <>
      <LoadingBar />
      {hasSms && (
        <Suspense>
          <SmsBar />
        </Suspense>
      )}
    </>
  );
};
