import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';

export const Route = createFileRoute('/{-$lng}/profile')({
  beforeLoad: ({ params }) => {
    if (pageAccess('driver', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
  },
});
