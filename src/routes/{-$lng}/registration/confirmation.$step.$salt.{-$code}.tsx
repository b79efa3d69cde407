import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearRegistration } from '~/features/registration/clearRegistration';
import { ConfirmationScreen } from '~/features/registration/ConfirmationScreen';
import { guestPage } from '../../-guestPage';
import { useHomeOnSignIn } from '../../-useHomeOnSignIn';

export const Route = createFileRoute('/{-$lng}/registration/confirmation/$step/$salt/{-$code}')({
  beforeLoad: ({ params }) => guestPage('registration', params),
  component: ConfirmationRoute,
});

function ConfirmationRoute() {
  useHomeOnSignIn(clearRegistration);
  const navigate = useNavigate();
  const { lng, step, salt, code } = Route.useParams();
  const name = step === '1' ? 'email' : step === '2' ? 'phone' : undefined;
  // There are two steps: any other address leads to the first page.
  useEffect(() => {
    if (name === undefined) void navigate({ to: '/{-$lng}/registration', params: { lng }, replace: true });
  }, [name, navigate, lng]);
  return name && <ConfirmationScreen step={name} salt={salt} code={code} />;
}
