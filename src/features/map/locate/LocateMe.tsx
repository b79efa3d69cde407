import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { cityAtom } from '~/state/currentCity';
import { clearUserLocation, cancelLocating, userLocationAtom } from '~/state/map/userLocation';
import { AddressHint } from './AddressHint';
import { HintBox } from './HintBox';
import { LocateButton } from './LocateButton';
import { floatingPanelClass } from './floatingPanelClass';
import { PositionErrorNotice } from './PositionErrorNotice';
import { NearbyZonesHint } from './NearbyZonesHint';

/** The locate button above the pay button, with a hint about where to pay. Nothing is filled in automatically. */
export const LocateMe = () => {
  const city = useAtomValue(cityAtom);
  const { fix, error, isLocating, isFollowing } = useAtomValue(userLocationAtom);
  const focusTarget = useRouterState({ select: ({ location }) => location.state.look });
  const hint = () => {
    if (isLocating) {
      return (
        <HintBox key="asking" onClose={cancelLocating}>
          <p>{t`Узнаём, где вы…`}</p>
        </HintBox>
      );
    }
    if (error) {
      return (
        <div data-hint className={`overflow-y-auto ${floatingPanelClass}`}>
          <PositionErrorNotice error={error} />
        </div>
      );
    }
    if (!city) return null;
    // The latest request is answered: an address, until it is closed.
    if (focusTarget?.label !== undefined)
      return <AddressHint city={city} focusTarget={focusTarget} label={focusTarget.label} />;
    return (
      fix && (
        <HintBox key="here" onClose={clearUserLocation}>
          <NearbyZonesHint city={city} fix={fix} />
        </HintBox>
      )
    );
  };
  return (
    <>
      <LocateButton />
      <p role="status" className="sr-only">
        {isFollowing && t`Карта следует за вами`}
      </p>
      {hint()}
    </>
  );
};
