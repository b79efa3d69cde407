import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { LegalAuthScreen } from '~/features/login/LegalAuthScreen';
import { words } from '~/i18n/words';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

export const Route = createFileRoute('/{-$lng}/legal/auth')({
  beforeLoad: ({ params }) => {
    if (pageAccess('guest', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
    void words('login');
  },
  component: LegalAuthScreen,
});
