import { useMatch, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import { anchorOf, featureOfName, type MapFeature } from '~/domain/map/mapFeature';
import { findZone } from '~/domain/stay/zone';
import { readLinkToCity } from '~/state/linkCity';
import { locationOfPlace } from './locationOfPlace';
import { hasListColumn } from './list/hasListColumn';
import { featureOfZone, placeOnMap, zoneOfFeature, zoneOfLink } from './zoneOfFeature';

/** Ignores a slash at the end. */
const isSamePath = (one: string, other: string): boolean =>
  [one, other].map((path) => path.replace(/\/$/, '')).every((path, _, [first]) => path === first);

/**
 * Reads the place from the address and the state of its history entry, both of the same moment. A route sees a new
 * search later than a new state. In between, the place that is left would briefly be a different one.
 */
const useLinkedPlace = () => {
  const routePath = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useRouterState({
    select: ({ location, resolvedLocation = location }) => {
      // When coming from another page, `location` belongs to this page; when leaving, `resolvedLocation` does.
      const { search, state } = isSamePath(location.pathname, routePath) ? location : resolvedLocation;
      const { zone, parkingCode, type } = readLinkToCity(search);
      return {
        zone,
        parkingCode,
        type,
        id: state.picked,
        isListOpen: state.list === true,
        isOverList: state.isOverList === true,
      };
    },
    structuralSharing: true,
  });
};

/** A stable reference: the drawing is rebuilt only if the objects change. */
const none: MapFeature[] = [];

/**
 * The selected place on the main page (an object of the map, or a zone without one), and the functions that change it.
 */
export const useSelectedPlace = (features: readonly MapFeature[]) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const address = useLinkedPlace();
  const { data: zones, isPending: areZonesPending } = useZones();
  const { paysByParking = false, canPayAtBarrier = false } = useCapabilities() ?? {};
  const { zone: number, parkingCode, type, id, isListOpen, isOverList } = address;

  const isZoneListed = number !== undefined && zones !== undefined && findZone(zones, number) !== undefined;
  // Also if the list could not be loaded.
  const placeFromMap = useMemo(
    () =>
      number === undefined || isZoneListed || areZonesPending ? undefined : placeOnMap(features, number, paysByParking),
    [number, isZoneListed, areZonesPending, features, paysByParking],
  );
  const linked = zoneOfLink({ zone: number, parkingCode }, zones ?? [], paysByParking) ?? placeFromMap?.zone;
  // The address decides what is paid for. If it names another zone, the object is not meant.
  const featureById = (requestedId: string | undefined, zone: string | undefined): MapFeature | undefined =>
    requestedId === undefined
      ? undefined
      : features.find((feature) => feature.id === requestedId && feature.zoneNumber === zone);
  const picked =
    featureById(id, number) ?? featureOfName(features, { zone: number, code: parkingCode }) ?? placeFromMap?.feature;

  const outlinedZone = picked ? undefined : (linked?.number ?? number);
  const zoneFeatures = useMemo(
    () => (outlinedZone === undefined ? none : features.filter(({ zoneNumber }) => zoneNumber === outlinedZone)),
    [features, outlinedZone],
  );

  // The map shows what the page was opened with: the parking picked before, the one that a link names, or the zone's
  // first.
  const [first] = useState(address);
  const initialFeature =
    featureById(first.id, first.zone) ??
    featureOfName(features, { zone: first.zone, code: first.parkingCode }) ??
    (first.zone === undefined ? undefined : featureOfZone(features, first.zone));

  const selectPlace = (next: MapFeature | undefined): void => {
    const replace = (picked ?? linked) !== undefined;
    // A tap on bare ground closes the open card and is no history entry.
    if (!next && !replace && number === undefined) return;
    const { search, state } = locationOfPlace(next);
    // Beside the map the list stays open. On a phone the card replaces it.
    const list = isListOpen && hasListColumn();
    const leadsToList = next !== undefined && ((isListOpen && !list) || (replace && isOverList));
    void navigate({ to: '.', search, state: { ...state, list, isOverList: leadsToList }, replace, resetScroll: false });
  };

  /** Closing a card that was opened from the list over the map returns to the list. */
  const close = (): void => {
    if (isOverList && history.canGoBack()) history.back();
    else selectPlace(undefined);
  };

  return {
    /** The place in the address, whether known or not. */
    linkedPlace: { zone: number, parkingCode, type },
    /** The number in the address, if the city's list does not contain it. */
    unlistedNumber: zones && !isZoneListed ? number : undefined,
    picked,
    zone: picked ? zoneOfFeature(picked, zones, paysByParking, canPayAtBarrier) : linked,
    /** All objects on the map of a zone that is shown as a whole. */
    zoneFeatures,
    isListOpen,
    selectPlace,
    close,
    /** True if the address named a place when the page was opened. */
    isPlaceRequested: (first.zone ?? first.parkingCode ?? first.id) !== undefined,
    focus: initialFeature && anchorOf(initialFeature.geometry),
  };
};
