import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { AbonementsScreen } from '~/features/subscriptions/AbonementsScreen';

export const Route = createFileRoute('/{-$lng}/profile/abonements')({ beforeLoad: () => void words('subscriptions'), component: AbonementsScreen });
