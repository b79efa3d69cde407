import { useAtomValue } from 'jotai';
import { hasJustExpired, lastChangeAtom } from '~/state/signIn';
import { later } from '~/ui/later';

const ExpiredNotice = later(() => import('~/features/login/ExpiredNotice').then(({ ExpiredNotice }) => ExpiredNotice));

/** Over a private page: the notice that its login has expired, once it has. */
export const Expired = ({ isCompany = false }: { isCompany?: boolean }) => {
  useAtomValue(lastChangeAtom);
  return hasJustExpired(isCompany ? 'coop' : 'standart') && <ExpiredNotice isCompany={isCompany} />;
};
