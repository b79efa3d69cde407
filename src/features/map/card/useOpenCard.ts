import { useNavigate, useRouterState } from '@tanstack/react-router';
import type { MapFeature, PlaceName } from '~/domain/map/mapFeature';
import { inLanguage } from '~/i18n/inLanguage';

/**
 * Returns a function that opens the card of an object, or of a name without an object on the map. This adds a history
 * entry, unless a card or a dialog is open already.
 */
export const useOpenCard = (): ((target: { feature: MapFeature } | { name: PlaceName }) => void) => {
  const navigate = useNavigate();
  const replace = useRouterState({
    select: ({ location: { state, search } }) =>
      state.picked !== undefined || state.windows !== undefined || 'zone' in search || 'parkingCode' in search,
  });
  const isOverList = useRouterState({ select: ({ location }) => location.state.isOverList === true }) && replace;
  return (target) => {
    const name = 'feature' in target ? { zone: target.feature.zoneNumber, code: target.feature.code } : target.name;
    void navigate({
      to: '/{-$lng}',
      params: inLanguage,
      search: { zone: name.zone, parkingCode: name.code },
      state: { picked: 'feature' in target ? target.feature.id : undefined, isOverList },
      replace,
      resetScroll: false,
    });
  };
};
