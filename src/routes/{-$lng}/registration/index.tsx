import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { clearRegistration } from '~/features/registration/clearRegistration';
import { RegistrationScreen } from '~/features/registration/RegistrationScreen';
import { words } from '~/i18n/words';
import { guestOnly } from '../../-guestOnly';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

export const Route = createFileRoute('/{-$lng}/registration/')({
  beforeLoad: ({ params }) => {
    guestOnly(build.registration, params);
    void words('registration');
  },
  component: RegistrationRoute,
});

function RegistrationRoute() {
  useHomeOnSignIn(clearRegistration);
  return <RegistrationScreen />;
}
