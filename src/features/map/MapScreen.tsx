import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { hasAttribution } from '~/city/hasAttribution';
import type { CityConfig } from '~/city/schema';
import { earlyGeojsonAtom } from '~/data/map/mapGeojson';
import { mapInfoQuery, refreshMap } from '~/data/map/mapInfoQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { MapFeature } from '~/domain/map/mapFeature';
import { currentLanguage } from '~/i18n/messages';
import { unknownLinkCityAtom } from '~/state/linkCity';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { lazyPart } from '~/ui/lazyPart';
import { LazyCard } from './LazyCard';
import { LazyMap } from './LazyMap';
import { MapStatus } from './MapStatus';
import { PayHereBar } from './PayHereBar';
import { SearchBar } from './SearchBar';
import { placeToPay } from './placeToPay';
import { useSelectedPlace } from './useSelectedPlace';

const ParkingList = lazyPart(
  () => import('./list/ParkingList').then(({ ParkingList }) => ParkingList),
  ({ notices }) => notices,
);
/** Needed only if a link names a city that the app does not have. */
const UnknownCityNotice = lazyPart(() =>
  import('~/components/UnknownCityNotice').then(({ UnknownCityNotice }) => UnknownCityNotice),
);

/** A stable reference: the drawing is rebuilt only if the objects change. */
const noFeatures: MapFeature[] = [];

interface Props {
  city: CityConfig;
  /** The reason for a redirect to this page. */
  why?: 'no-guests';
}

/** The main page: all parkings of the city, and the button to pay, which never waits for the map. */
export const MapScreen = ({ city, why }: Props) => {
  const queryClient = useQueryClient();
  const map = useQuery(mapInfoQuery(city.city));
  const unknownCity = useAtomValue(unknownLinkCityAtom);
  const [isMapUnavailable, setMapUnavailable] = useState(false);
  const markMapUnavailable = useCallback(() => setMapUnavailable(true), []);
  const preloaded = useAtomValue(earlyGeojsonAtom);
  const geojson = map.data?.geojson ?? (preloaded?.city === city.city ? preloaded.geojson : undefined);
  const features = map.data?.features ?? noFeatures;
  const {
    linkedPlace,
    unlistedNumber,
    picked,
    zone,
    zoneFeatures,
    isListOpen,
    selectPlace,
    close,
    isPlaceRequested,
    focus,
  } = useSelectedPlace(features);

  const isGuest = useAtomValue(audienceAtom) === 'guest';
  const hasCard = (picked ?? zone) !== undefined;
  const canPayAtBarrier = useCapabilities()?.canPayAtBarrier;
  const place = placeToPay(
    zone ? { zone: zone.number || undefined, parkingCode: zone.parkingCode } : linkedPlace,
    picked,
    canPayAtBarrier,
  );
  const payHere = (
    <PayHereBar isRaised={!isMapUnavailable && hasAttribution(city)} isOverList={isListOpen || isMapUnavailable} />
  );
  const notices = (
    <>
      {unknownCity !== undefined && <UnknownCityNotice city={unknownCity} />}
      {why === 'no-guests' && isGuest && (
        <Notice
          severity="info"
          actions={<Button variant="secondary" onClick={() => openDialog({ name: 'login', place })}>{t`Войти`}</Button>}
        >
          {t`В этом городе без входа платить нельзя. Войдите, чтобы оплатить.`}
        </Notice>
      )}
      {unlistedNumber !== undefined && !map.isPending && !hasCard && (
        <Notice
          severity="warning"
          actions={<Button variant="secondary" onClick={() => selectPlace(undefined)}>{t`Понятно`}</Button>}
        >
          {t`Зоны «${unlistedNumber}» в этом городе нет. Проверьте номер на знаке.`}
        </Notice>
      )}
      {zone && !picked && features.length > 0 && zoneFeatures.length === 0 && (
        <Notice severity="info">{t`На карте этой зоны нет.`}</Notice>
      )}
      <MapStatus city={city} map={map} isRendered={geojson !== undefined && !isMapUnavailable} />
    </>
  );

  return (
    <div data-drag-room className="relative min-h-[min(18rem,320px)] grow overflow-hidden bg-raised">
      <PageHead title={`${city.nameForShow[currentLanguage()]} — ${t`карта парковок`}`} />
      <h1 className="sr-only">{t`Карта парковок`}</h1>
      {!isMapUnavailable && (
        <div
          className={`absolute inset-0 [container-type:size] ${isListOpen ? 'invisible desk:visible desk:left-96' : ''}`}
        >
          <LazyMap
            city={city}
            features={features}
            geojson={geojson}
            picked={picked}
            zoneFeatures={zoneFeatures}
            hasCard={hasCard}
            onPick={selectPlace}
            isPlaceRequested={isPlaceRequested}
            focus={focus}
            onRefresh={() => void refreshMap(queryClient, city.city)}
            onMapUnavailable={markMapUnavailable}
          />
          <SearchBar isOverMap />
          {!isListOpen && (
            <div className="pointer-events-none absolute top-[calc(var(--spacing-tap)+1rem)] inset-x-2 grid gap-2 *:pointer-events-auto desk:left-[30rem] desk:max-w-md [@container(height<22rem)]:max-h-[max(2rem,100cqh-var(--spacing-tap)*2-6rem)] [@container(height<22rem)]:overflow-y-auto">
              {notices}
            </div>
          )}
        </div>
      )}
      {(isListOpen || isMapUnavailable) && (
        <CatchBoundary getResetKey={() => city.city} errorComponent={() => notices}>
          <ParkingList
            {...{ city, features, picked }}
            notices={
              <>
                {isMapUnavailable && <SearchBar isOverMap={false} />}
                {notices}
              </>
            }
            onPick={selectPlace}
            hasCard={hasCard}
            onRetryMap={isMapUnavailable ? () => setMapUnavailable(false) : undefined}
          />
        </CatchBoundary>
      )}
      <div
        className={`pointer-events-none absolute inset-0 [container-type:size] *:pointer-events-auto ${isMapUnavailable ? 'desk:left-auto desk:w-104' : isListOpen ? 'desk:left-96' : ''}`}
      >
        {hasCard ? <LazyCard feature={picked} zone={zone} onClose={close} fallback={payHere} /> : payHere}
      </div>
    </div>
  );
};
