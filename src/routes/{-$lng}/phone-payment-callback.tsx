import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { PhonePaymentScreen } from '~/features/after-payment/PhonePaymentScreen';

export const Route = createFileRoute('/{-$lng}/phone-payment-callback')({
  beforeLoad: () => void words('after-payment'),
  component: PhonePaymentScreen,
});
