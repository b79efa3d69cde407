import { createFileRoute, redirect } from '@tanstack/react-router';
import { build } from '~/city/build';
import { clearRegistration } from '~/features/registration/clearRegistration';
import { ConfirmationScreen } from '~/features/registration/ConfirmationScreen';
import { words } from '~/i18n/words';
import { guestOnly } from '../../-guestOnly';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

export const Route = createFileRoute('/{-$lng}/registration/confirmation/$step/$salt/{-$code}')({
  beforeLoad: ({ params }) => {
    guestOnly(build.registration, params);
    if (params.step !== '1' && params.step !== '2') throw redirect({ to: '/{-$lng}/registration', params, replace: true });
    void words('registration');
  },
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  useHomeOnSignIn(clearRegistration);
  const { step, salt, code } = Route.useParams();
  return <ConfirmationScreen step={step === '1' ? 'email' : 'phone'} salt={salt} code={code} />;
}
