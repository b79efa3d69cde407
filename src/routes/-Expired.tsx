import { useAtomValue } from 'jotai';
import { hasJustExpired, lastChangeAtom } from '~/state/session/signIn';
import { lazyPart } from '~/ui/lazyPart';

const SessionExpiredNotice = lazyPart(() =>
  import('~/features/login/SessionExpiredNotice').then(({ SessionExpiredNotice }) => SessionExpiredNotice),
);

/** Over a private page: the notice that its login has expired, once it has. */
export const Expired = ({ isCompany = false }: { isCompany?: boolean }) => {
  useAtomValue(lastChangeAtom);
  return hasJustExpired(isCompany ? 'coop' : 'standart') && <SessionExpiredNotice isCompany={isCompany} />;
};
