import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary, useNavigate, useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { earlyDrawingAtom } from '~/data/map/drawing';
import { mapInfoQuery, refreshMap } from '~/data/map/mapInfoQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import { anchorOf, featureOfName, type MapFeature } from '~/domain/parking';
import { findZone } from '~/domain/zone';
import { currentLanguage } from '~/i18n/words';
import { linkCityFaultAtom } from '~/state/linkCity';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';
import { placeOf } from './goTo';
import { LazyCard } from './LazyCard';
import { LazyMap } from './LazyMap';
import { MapState } from './MapState';
import { PayHereBar } from './PayHereBar';
import { placeOnMap, zoneOfFeature, zoneOfLink } from './zoneOfFeature';

const ParkingList = lazy(() => import('./list/ParkingList').then((module) => ({ default: module.ParkingList })));
const SearchButton = lazy(() =>
  whenIdle()
    .then(() => whenItComes(() => import('./search/SearchButton')))
    .then((module) => ({ default: module.SearchButton })),
);

/** The same list at every render: the drawing is made anew only when the objects are. */
const noFeatures: MapFeature[] = [];

interface Props {
  city: CityConfig;
  /** Opens the card of this zone, */
  zone?: string;
  /** or of this parking. */
  parkingCode?: string;
  why?: 'no-guests';
}

/** The main page: every parking of the city, and the way to pay that never waits for the map. */
export const MapScreen = ({ city, zone: zoneNumber, parkingCode, why }: Props) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const map = useQuery(mapInfoQuery(city.city));
  const zones = useZones();
  const unknownCity = useAtomValue(linkCityFaultAtom);
  const isListOpen = useRouterState({ select: ({ location }) => location.state.list === true });
  const wasOverList = useRouterState({ select: ({ location }) => location.state.isOverList === true });
  const [isMapLost, setMapLost] = useState(false);
  const loseMap = useCallback(() => setMapLost(true), []);
  const pickedHere = useRouterState({ select: ({ location }) => location.state.picked });
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const features = map.data?.features ?? noFeatures;
  const isListed = zoneNumber === undefined || !zones.data || findZone(zones.data, zoneNumber) !== undefined;
  const onMap = useMemo(
    () => (isListed ? undefined : placeOnMap(features, zoneNumber, paysByParking)),
    [isListed, features, zoneNumber, paysByParking],
  );
  const linked = zoneOfLink({ zone: zoneNumber, parkingCode }, zones.data ?? [], paysByParking) ?? onMap?.zone;
  const early = useAtomValue(earlyDrawingAtom);
  const drawing = map.data?.drawing ?? (early?.city === city.city ? early.drawing : undefined);
  // The address says what is paid under: where it names another zone, the object is not meant.
  const byId = (wanted: string | undefined, zone: string | undefined): MapFeature | undefined =>
    wanted === undefined ? undefined : features.find(({ id, zoneNumber: own }) => id === wanted && own === zone);
  const picked = byId(pickedHere, zoneNumber) ?? featureOfName(features, { zone: zoneNumber, code: parkingCode }) ?? onMap?.feature;
  const zone = picked ? zoneOfFeature(picked, zones.data, paysByParking) : linked;

  // What the page was opened with is looked at: the parking that was picked before, the one that a link names, the zone's first.
  const [first] = useState({ picked: pickedHere, zone: zoneNumber, code: parkingCode });
  const looked =
    byId(first.picked, first.zone) ??
    featureOfName(features, first) ??
    (first.zone === undefined ? undefined : features.find(({ objectType, zoneNumber: own }) => objectType === 'parkings' && own === first.zone));
  const focus = looked && anchorOf(looked.geometry);
  // What is picked is known before its zone is, and gone before it: an address on its way is none to look at.
  const zoneThere = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname ? (location.search as { zone?: string }).zone : undefined,
  });
  const edged = picked || zoneThere !== zoneNumber ? undefined : zoneNumber;
  const zoneFeatures = useMemo(() => (edged === undefined ? noFeatures : features.filter(({ zoneNumber: own }) => own === edged)), [features, edged]);

  const pick = (next: MapFeature | undefined): void => {
    const replace = (picked ?? linked) !== undefined;
    // A tap on bare ground closes what is open, and is nothing to come back to.
    if (!next && !replace && zoneNumber === undefined) return;
    const { search, state } = placeOf(next, paysByParking);
    // Beside the map the list stays; on a phone the card takes its place.
    const list = isListOpen && matchMedia('(min-width: 900px)').matches;
    const isOverList = next !== undefined && ((isListOpen && !list) || (replace && wasOverList));
    void navigate({ to: '.', search, state: { ...state, list, isOverList }, replace, resetScroll: false });
  };

  const hasCard = (picked ?? zone) !== undefined;
  const hasCredit = !isMapLost && (city.mapSource.type === 'style' || city.mapSource.attribution !== undefined);
  const payHere = <PayHereBar isRaised={hasCredit} />;
  const search = (
    <Suspense>
      <SearchButton />
    </Suspense>
  );
  const notices = (
    <>
      {unknownCity !== undefined && (
        <Notice mood="warning" actions={<Button look="secondary" onClick={() => openWindow({ name: 'city' })}>{t`Выбрать город`}</Button>}>
          {t`Города «${unknownCity}» из ссылки в приложении нет. Показан ваш прежний город.`}
        </Notice>
      )}
      {why === 'no-guests' && (
        <Notice mood="info" actions={<Button look="secondary" onClick={() => openWindow({ name: 'login' })}>{t`Войти`}</Button>}>
          {t`В этом городе без входа платить нельзя. Войдите, чтобы оплатить.`}
        </Notice>
      )}
      {!isListed && !map.isPending && !zone && !picked && (
        <Notice mood="warning" actions={<Button look="secondary" onClick={() => pick(undefined)}>{t`Понятно`}</Button>}>
          {t`Зоны «${zoneNumber}» в этом городе нет. Проверьте номер на знаке.`}
        </Notice>
      )}
      {linked && !picked && features.length > 0 && zoneFeatures.length === 0 && <Notice mood="info">{t`На карте этой зоны нет.`}</Notice>}
      <MapState city={city} map={map} isDrawn={drawing !== undefined && !isMapLost} />
    </>
  );

  return (
    <div className="relative min-h-[min(18rem,320px)] grow overflow-hidden bg-raised">
      <PageHead title={`${city.nameForShow[currentLanguage()]} — ${t`карта парковок`}`} />
      <h1 className="sr-only">{t`Карта парковок`}</h1>
      {!isMapLost && (
        <div className={`absolute inset-0 [container-type:size] ${isListOpen ? 'invisible desk:visible desk:left-96' : ''}`}>
          <LazyMap
            city={city}
            features={features}
            drawing={drawing}
            picked={picked}
            zoneFeatures={zoneFeatures}
            hasCard={hasCard}
            onPick={pick}
            isAsked={Object.values(first).some(Boolean)}
            focus={focus}
            onRefresh={() => void refreshMap(queryClient, city.city)}
            onLost={loseMap}
          />
          <div className="pointer-events-none absolute inset-x-2 top-2 grid *:pointer-events-auto desk:max-w-md">{search}</div>
          {!isListOpen && (
            <div className="pointer-events-none absolute top-[calc(var(--spacing-tap)*2+1.5rem)] right-[calc(var(--spacing-tap)+1rem)] left-2 grid gap-2 *:pointer-events-auto desk:max-w-md [@container(height<22rem)]:max-h-[max(2rem,100cqh-var(--spacing-tap)*3-6.5rem)] [@container(height<22rem)]:overflow-y-auto [:has([data-kept])>&]:top-[calc(var(--spacing-tap)*3+2rem)]">
              {notices}
            </div>
          )}
        </div>
      )}
      {(isListOpen || isMapLost) && (
        <CatchBoundary getResetKey={() => city.city} errorComponent={() => notices}>
          <Suspense fallback={null}>
            <ParkingList
              {...{ city, features, picked }}
              notices={
                <>
                  {isMapLost && search}
                  {notices}
                </>
              }
              onPick={pick}
              hasCard={hasCard}
              onRetryMap={isMapLost ? () => setMapLost(false) : undefined}
            />
          </Suspense>
        </CatchBoundary>
      )}
      <div
        className={`pointer-events-none absolute inset-0 [container-type:size] *:pointer-events-auto ${isMapLost ? 'desk:left-auto desk:w-104' : isListOpen ? 'desk:left-96' : ''}`}
      >
        {hasCard ? <LazyCard feature={picked} zone={zone} onClose={() => pick(undefined)} meanwhile={payHere} /> : payHere}
      </div>
    </div>
  );
};
