import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { ProfileScreen } from '~/features/profile/ProfileScreen';

export const Route = createFileRoute('/{-$lng}/profile/my-profile')({
  beforeLoad: () => void loadMessages('profile'),
  component: ProfileScreen,
});
