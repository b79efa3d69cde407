import { createFileRoute, redirect } from '@tanstack/react-router';
import { ThirdPartyScreen } from '~/features/login/third-party/ThirdPartyScreen';
import { words } from '~/i18n/words';
import { onlyFor } from '../../-home';

export const Route = createFileRoute('/{-$lng}/callback/third-party-id')({
  beforeLoad: async ({ params, location: { hash } }) => {
    onlyFor('guest', params);
    void words('login');
    if (hash === '') return;
    // The token leaves the address before anything is drawn.
    const { keepReturned } = await import('~/state/thirdParty');
    keepReturned(hash);
    throw redirect({ to: '/{-$lng}/callback/third-party-id', params, replace: true });
  },
  component: ThirdPartyScreen,
});
