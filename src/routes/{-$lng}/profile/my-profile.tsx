import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '~/features/profile/ProfileScreen';

export const Route = createFileRoute('/{-$lng}/profile/my-profile')({ component: ProfileScreen });
