import { createFileRoute, redirect } from '@tanstack/react-router';
import { ThirdPartyScreen } from '~/features/login/third-party/ThirdPartyScreen';
import { loadMessages } from '~/i18n/messages';
import { onlyFor } from '../../-home';

export const Route = createFileRoute('/{-$lng}/callback/third-party-id')({
  beforeLoad: async ({ params, location: { hash } }) => {
    onlyFor('guest', params);
    void loadMessages('login');
    if (hash === '') return;
    // Removes the token from the address before anything is drawn.
    const { storeReturned } = await import('~/state/session/thirdParty');
    storeReturned(hash);
    throw redirect({ to: '/{-$lng}/callback/third-party-id', params, replace: true });
  },
  component: ThirdPartyScreen,
});
