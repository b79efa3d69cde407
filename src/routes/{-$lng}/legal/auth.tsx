import { createFileRoute } from '@tanstack/react-router';
import { LegalAuthScreen } from '~/features/login/LegalAuthScreen';
import { loadMessages } from '~/i18n/messages';
import { onlyFor } from '../../-home';

export const Route = createFileRoute('/{-$lng}/legal/auth')({
  beforeLoad: ({ params }) => {
    onlyFor('guest', params);
    void loadMessages('login');
  },
  component: LegalAuthScreen,
});
