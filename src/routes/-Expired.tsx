import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { hasJustExpired, lastChangeAtom } from '~/state/signIn';
import { whenItComes } from '~/ui/whenItComes';

const ExpiredNotice = lazy(async () => ({ default: (await whenItComes(() => import('~/features/login/ExpiredNotice'))).ExpiredNotice }));

/** Over a private page: the notice that its login has expired, once it has. */
export const Expired = ({ isCompany = false }: { isCompany?: boolean }) => {
  useAtomValue(lastChangeAtom);
  return <Suspense>{hasJustExpired(isCompany ? 'coop' : 'standart') && <ExpiredNotice isCompany={isCompany} />}</Suspense>;
};
