import { createFileRoute } from '@tanstack/react-router';
import { clearRegistration } from '~/features/registration/clearRegistration';
import { RegistrationScreen } from '~/features/registration/RegistrationScreen';
import { guestPage } from '../../-guestPage';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

export const Route = createFileRoute('/{-$lng}/registration/')({
  beforeLoad: ({ params }) => guestPage('registration', params),
  component: RegistrationRoute,
});

function RegistrationRoute() {
  useHomeOnSignIn(clearRegistration);
  return <RegistrationScreen />;
}
