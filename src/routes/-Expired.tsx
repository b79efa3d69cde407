import { useAtomValue } from 'jotai';
import { hasJustExpired, lastChangeAtom } from '~/state/session/signIn';
import { lazyPart } from '~/ui/lazyPart';

const SessionExpiredNotice = lazyPart(() =>
  import('~/features/login/SessionExpiredNotice').then(({ SessionExpiredNotice }) => SessionExpiredNotice),
);

/** The notice over a private page that its login has expired. */
export const Expired = ({ isCompany = false }: { isCompany?: boolean }) => {
  useAtomValue(lastChangeAtom);
  return hasJustExpired(isCompany ? 'coop' : 'standart') && <SessionExpiredNotice isCompany={isCompany} />;
};
