import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { untoldAtom } from '~/state/attempts';
import { installingAtom } from '~/state/installing';
import { openNotesAtom } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/smsStays';
import { whenItComes } from '~/ui/whenItComes';
import { LoadingBar } from './LoadingBar';

const AttemptsBar = lazy(async () => ({ default: (await whenItComes(() => import('./AttemptsBar'))).AttemptsBar }));
const SmsBar = lazy(async () => ({ default: (await whenItComes(() => import('./sms/SmsBar'))).SmsBar }));
const NotesBar = lazy(async () => ({ default: (await whenItComes(() => import('./notes/NotesBar'))).NotesBar }));
const InstallBar = lazy(async () => ({ default: (await whenItComes(() => import('./install/InstallBar'))).InstallBar }));

/** The bars that no first page waits for. */
export const LateBars = () => {
  const hasUntold = useAtomValue(untoldAtom).length > 0;
  const hasSms = useAtomValue(smsStaysAtom).length > 0;
  const hasNotes = useAtomValue(openNotesAtom).length > 0;
  const canInstall = useAtomValue(installingAtom) !== undefined;
  return (
    <>
      <LoadingBar />
      {hasUntold && (
        <Suspense>
          <AttemptsBar />
        </Suspense>
      )}
      {hasSms && (
        <Suspense>
          <SmsBar />
        </Suspense>
      )}
      {hasNotes && (
        <Suspense>
          <NotesBar />
        </Suspense>
      )}
      {canInstall && (
        <Suspense>
          <InstallBar />
        </Suspense>
      )}
    </>
  );
};
