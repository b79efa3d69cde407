import { useAtomValue } from 'jotai';
import { untoldAtom } from '~/state/attempts';
import { installingAtom } from '~/state/installing';
import { openNotesAtom } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/smsStays';
import { isStorageKept } from '~/state/storage';
import { later } from '~/ui/later';
import { LoadingBar } from './LoadingBar';

const StorageBar = later(() => import('./storage/StorageBar').then(({ StorageBar }) => StorageBar));
const AttemptsBar = later(() => import('./AttemptsBar').then(({ AttemptsBar }) => AttemptsBar));
const SmsBar = later(() => import('./sms/SmsBar').then(({ SmsBar }) => SmsBar));
const NotesBar = later(() => import('./notes/NotesBar').then(({ NotesBar }) => NotesBar));
const InstallBar = later(() => import('./install/InstallBar').then(({ InstallBar }) => InstallBar));

/** The bars that no first page waits for. */
export const LateBars = () => {
  const hasUntold = useAtomValue(untoldAtom).length > 0;
  const hasSms = useAtomValue(smsStaysAtom).length > 0;
  const hasNotes = useAtomValue(openNotesAtom).length > 0;
  const canInstall = useAtomValue(installingAtom) !== undefined;
  return (
    <>
      <LoadingBar />
      {!isStorageKept() && <StorageBar />}
      {hasUntold && <AttemptsBar />}
      {hasSms && <SmsBar />}
      {hasNotes && <NotesBar />}
      {canInstall && <InstallBar />}
    </>
  );
};
