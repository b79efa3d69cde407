import { createFileRoute } from '@tanstack/react-router';
import { LegalAuthScreen } from '~/features/login/LegalAuthScreen';
import { words } from '~/i18n/words';
import { onlyFor } from '../../-home';

export const Route = createFileRoute('/{-$lng}/legal/auth')({
  beforeLoad: ({ params }) => {
    onlyFor('guest', params);
    void words('login');
  },
  component: LegalAuthScreen,
});
