import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { CoopScreen } from '~/features/coop/CoopScreen';
import { words } from '~/i18n/words';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

export const Route = createFileRoute('/{-$lng}/coop-profile')({
  beforeLoad: ({ params }) => {
    if (pageAccess('corporate', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
    void words('coop');
  },
  component: CoopScreen,
});
