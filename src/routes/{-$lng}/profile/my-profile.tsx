import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { ProfileScreen } from '~/features/profile/ProfileScreen';

export const Route = createFileRoute('/{-$lng}/profile/my-profile')({ beforeLoad: () => void words('profile'), component: ProfileScreen });
