import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { hasCredit } from '~/city/hasCredit';
import type { CityConfig } from '~/city/schema';
import { earlyDrawingAtom } from '~/data/map/drawing';
import { mapInfoQuery, refreshMap } from '~/data/map/mapInfoQuery';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { MapFeature } from '~/domain/parking';
import { currentLanguage } from '~/i18n/words';
import { linkCityFaultAtom } from '~/state/linkCity';
import { audienceAtom } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { later } from '~/ui/later';
import { whenIdle } from '~/ui/whenIdle';
import { LazyCard } from './LazyCard';
import { LazyMap } from './LazyMap';
import { MapState } from './MapState';
import { PayHereBar } from './PayHereBar';
import { placeToPay } from './placeToPay';
import { stepsBack } from './stepsBack';
import { usePlaceHere } from './usePlaceHere';

const ParkingList = later(
  () => import('./list/ParkingList').then(({ ParkingList }) => ParkingList),
  ({ notices }) => notices,
);
const SearchButton = later(() =>
  whenIdle()
    .then(() => import('./search/SearchButton'))
    .then(({ SearchButton }) => SearchButton),
);

/** The same list at every render: the drawing is made anew only when the objects are. */
const noFeatures: MapFeature[] = [];

interface Props {
  city: CityConfig;
  /** Why a visitor was sent here. */
  why?: 'no-guests';
}

/** The main page: every parking of the city, and the way to pay that never waits for the map. */
export const MapScreen = ({ city, why }: Props) => {
  const queryClient = useQueryClient();
  const map = useQuery(mapInfoQuery(city.city));
  const unknownCity = useAtomValue(linkCityFaultAtom);
  const [isMapLost, setMapLost] = useState(false);
  const loseMap = useCallback(() => setMapLost(true), []);
  const early = useAtomValue(earlyDrawingAtom);
  const drawing = map.data?.drawing ?? (early?.city === city.city ? early.drawing : undefined);
  const features = map.data?.features ?? noFeatures;
  const { named, unlisted, picked, zone, zoneFeatures, isListOpen, pick, close, isAsked, focus } = usePlaceHere(features);

  const isGuest = useAtomValue(audienceAtom) === 'guest';
  const hasCard = (picked ?? zone) !== undefined;
  const canPayFlat = useCapabilities()?.canPayFlat;
  const place = placeToPay(zone ? { zone: zone.number, parkingCode: zone.parkingCode } : named, picked, canPayFlat);
  const payHere = <PayHereBar isRaised={!isMapLost && hasCredit(city)} />;
  const search = <SearchButton />;
  const notices = (
    <>
      {unknownCity !== undefined && (
        <Notice mood="warning" actions={<Button look="secondary" onClick={() => openWindow({ name: 'city' })}>{t`Выбрать город`}</Button>}>
          {t`Города «${unknownCity}» из ссылки в приложении нет. Показан ваш прежний город.`}
        </Notice>
      )}
      {why === 'no-guests' && isGuest && (
        <Notice mood="info" actions={<Button look="secondary" onClick={() => openWindow({ name: 'login', place })}>{t`Войти`}</Button>}>
          {t`В этом городе без входа платить нельзя. Войдите, чтобы оплатить.`}
        </Notice>
      )}
      {unlisted !== undefined && !map.isPending && !hasCard && (
        <Notice mood="warning" actions={<Button look="secondary" onClick={() => pick(undefined)}>{t`Понятно`}</Button>}>
          {t`Зоны «${unlisted}» в этом городе нет. Проверьте номер на знаке.`}
        </Notice>
      )}
      {zone && !picked && features.length > 0 && zoneFeatures.length === 0 && <Notice mood="info">{t`На карте этой зоны нет.`}</Notice>}
      <MapState city={city} map={map} isDrawn={drawing !== undefined && !isMapLost} />
    </>
  );

  return (
    <div data-drag-room className="relative min-h-[min(18rem,320px)] grow overflow-hidden bg-raised">
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
            isAsked={isAsked}
            focus={focus}
            onRefresh={() => void refreshMap(queryClient, city.city)}
            onLost={loseMap}
          />
          <div className={`pointer-events-none absolute inset-x-2 top-2 grid *:pointer-events-auto desk:max-w-md ${stepsBack}`}>{search}</div>
          {!isListOpen && (
            <div className="pointer-events-none absolute top-[calc(var(--spacing-tap)*2+1.5rem)] right-[calc(var(--spacing-tap)+1rem)] left-2 grid gap-2 *:pointer-events-auto desk:max-w-md [@container(height<22rem)]:max-h-[max(2rem,100cqh-var(--spacing-tap)*3-7rem)] [@container(height<22rem)]:overflow-y-auto [:has([data-kept])>&]:top-[calc(var(--spacing-tap)*3+2rem)]">
              {notices}
            </div>
          )}
        </div>
      )}
      {(isListOpen || isMapLost) && (
        <CatchBoundary getResetKey={() => city.city} errorComponent={() => notices}>
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
        </CatchBoundary>
      )}
      <div
        className={`pointer-events-none absolute inset-0 [container-type:size] *:pointer-events-auto ${isMapLost ? 'desk:left-auto desk:w-104' : isListOpen ? 'desk:left-96' : ''}`}
      >
        {hasCard ? <LazyCard feature={picked} zone={zone} onClose={close} meanwhile={payHere} /> : payHere}
      </div>
    </div>
  );
};
