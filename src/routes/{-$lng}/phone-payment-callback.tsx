import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { PhonePaymentScreen } from '~/features/after-payment/PhonePaymentScreen';

export const Route = createFileRoute('/{-$lng}/phone-payment-callback')({
  beforeLoad: () => void loadMessages('after-payment'),
  component: PhonePaymentScreen,
});
