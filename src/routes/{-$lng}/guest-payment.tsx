import { t } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageAccess } from '~/domain/account/pageAccess';
import type { StayLink } from '~/domain/stay/stayLink';
import { loadMessages } from '~/i18n/messages';
import { GuestScreen } from '~/features/guest/GuestScreen';
import { readLinkToCity } from '~/state/linkCity';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { lazyPart } from '~/ui/lazyPart';
import { prefetchStayRules } from '../-prefetchStayRules';
import { useBarrier } from '../-useBarrier';

const GuestBarrier = lazyPart(
  () => import('~/features/barrier/GuestBarrier').then(({ GuestBarrier }) => GuestBarrier),
  () => <p role="status">{t`Загружаем страницу…`}</p>,
);

interface GuestSearch extends StayLink {
  /** A stay of this device to show. Guests return to it from the payment page. */
  stay?: string;
}

export const Route = createFileRoute('/{-$lng}/guest-payment')({
  validateSearch: (search): GuestSearch => ({
    ...readLinkToCity(search),
    stay: typeof search['stay'] === 'string' ? search['stay'] : undefined,
  }),
  beforeLoad: ({ params, search: { stay, city: _, ...link }, context, cause }) => {
    void loadMessages('guest');
    const audience = store.get(audienceAtom);
    // A signed-in visitor of a QR code pays for the same stay in the account area (ROUTE-09).
    const lead = (to: StayLink): void => {
      if (audience === 'driver' && Object.values(to).some(Boolean))
        throw redirect({ to: '/{-$lng}/profile/parking', params, search: to, replace: true });
      if (pageAccess('guest', audience) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
    };
    if (audience !== 'driver' || cause !== 'stay' || stay) return lead(link);
    // A guest has just signed in over the form, which has what was typed since (AUTH-12).
    return import('~/features/guest/typedStay')
      .then(({ typedStay }) => typedStay(context.queryClient))
      .catch(() => undefined)
      .then((typed) => lead(typed ?? link));
  },
  loader: prefetchStayRules,
  component: GuestRoute,
});

function GuestRoute() {
  const { stay, ...link } = Route.useSearch();
  const barrier = useBarrier(GuestBarrier, link);
  return <GuestScreen link={barrier.street} linkedPlace={link} stayId={stay} barrier={barrier} />;
}
