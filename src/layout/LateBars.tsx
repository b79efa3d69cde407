import { useAtomValue } from 'jotai';
import { unannouncedAttemptsAtom } from '~/state/payments/unannouncedAttempts';
import { installMethodAtom } from '~/state/installMethod';
import { outcomeAtom } from '~/state/outcome';
import { openNotesAtom } from '~/state/parkedNotes';
import { smsStaysAtom } from '~/state/payments/smsStays';
import { isStorageWritable } from '~/platform/storage';
import { lazyPart } from '~/ui/lazyPart';
import { LoadingBar } from './LoadingBar';

export { SkipLink } from './SkipLink';

const OutcomeLine = lazyPart(() => import('./OutcomeLine').then(({ OutcomeLine }) => OutcomeLine));

const StorageBar = lazyPart(() => import('./storage/StorageBar').then(({ StorageBar }) => StorageBar));
const AttemptsBar = lazyPart(() => import('./AttemptsBar').then(({ AttemptsBar }) => AttemptsBar));
const SmsBar = lazyPart(() => import('./sms/SmsBar').then(({ SmsBar }) => SmsBar));
const ParkedNotesBar = lazyPart(() =>
  import('./parked-notes/ParkedNotesBar').then(({ ParkedNotesBar }) => ParkedNotesBar),
);
const InstallBar = lazyPart(() => import('./install/InstallBar').then(({ InstallBar }) => InstallBar));

/** The bars that no first page waits for. */
export const LateBars = () => {
  const hasUnannounced = useAtomValue(unannouncedAttemptsAtom).length > 0;
  const hasSms = useAtomValue(smsStaysAtom).length > 0;
  const hasNotes = useAtomValue(openNotesAtom).length > 0;
  const hasOutcome = useAtomValue(outcomeAtom) !== undefined;
  const canInstall = useAtomValue(installMethodAtom) !== undefined;
  return (
    <>
      <LoadingBar />
      {hasOutcome && <OutcomeLine />}
      {!isStorageWritable() && <StorageBar />}
      {hasUnannounced && <AttemptsBar />}
      {hasSms && <SmsBar />}
      {hasNotes && <ParkedNotesBar />}
      {canInstall && <InstallBar />}
    </>
  );
};
