import { createFileRoute, redirect } from '@tanstack/react-router';

/** The bare cabinet address leads to its first menu entry. */
export const Route = createFileRoute('/{-$lng}/profile/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$lng}/profile/parking', params, replace: true });
  },
});
