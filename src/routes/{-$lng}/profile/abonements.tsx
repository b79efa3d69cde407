import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { SubscriptionsScreen } from '~/features/subscriptions/SubscriptionsScreen';

export const Route = createFileRoute('/{-$lng}/profile/abonements')({
  beforeLoad: () => void loadMessages('subscriptions'),
  component: SubscriptionsScreen,
});
