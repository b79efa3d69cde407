import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/access';
import { readStayLink, type StayLink } from '~/domain/stayLink';
import { words } from '~/i18n/words';
import { GuestScreen } from '~/features/guest/GuestScreen';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { askAhead } from '../-askAhead';
import { useFlat } from '../-useFlat';

interface GuestSearch extends StayLink {
  /** A stay of this device to show: where a guest comes back to from the payment page. */
  stay?: string;
}

export const Route = createFileRoute('/{-$lng}/guest-payment')({
  validateSearch: (search): GuestSearch => ({ ...readStayLink(search), stay: typeof search['stay'] === 'string' ? search['stay'] : undefined }),
  beforeLoad: ({ params, search: { stay: _, city: __, ...link } }) => {
    void words('guest');
    const audience = store.get(audienceAtom);
    // A signed-in visitor of a QR code pays the same stay from the cabinet.
    if (audience === 'driver') throw redirect({ to: '/{-$lng}/profile/parking', params, search: link, replace: true });
    if (pageAccess('guest', audience) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
  },
  loader: askAhead,
  component: GuestRoute,
});

function GuestRoute() {
  const { stay, ...link } = Route.useSearch();
  const flat = useFlat('guest', link);
  return <GuestScreen link={flat.street} named={link} stayId={stay} flat={flat} />;
}
