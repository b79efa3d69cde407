import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects the bare address of the account area to its first menu item. */
export const Route = createFileRoute('/{-$lng}/profile/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$lng}/profile/parking', params, replace: true });
  },
});
