import { useMatch, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import { anchorOf, featureOfName, type MapFeature } from '~/domain/map/mapFeature';
import { readStayLink } from '~/domain/stay/stayLink';
import { findZone } from '~/domain/stay/zone';
import { locationOfPlace } from './locationOfPlace';
import { hasListColumn } from './list/hasListColumn';
import { featureOfZone, placeOnMap, zoneOfFeature, zoneOfLink } from './zoneOfFeature';

/** Whatever slash they end with. */
const isSamePath = (one: string, other: string): boolean =>
  [one, other].map((path) => path.replace(/\/$/, '')).every((path, _, [first]) => path === first);

/**
 * What the address and its entry of the history name, of one and the same moment: a route hears of its search later than
 * of its state, and between the two the place that is left would be another one's for an instant.
 */
const useLinkedPlace = () => {
  const routePath = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useRouterState({
    select: ({ location, resolvedLocation = location }) => {
      // On the way here from another page the one is this page's, on the way to another the other.
      const { search, state } = isSamePath(location.pathname, routePath) ? location : resolvedLocation;
      const { zone, parkingCode, type } = readStayLink(search);
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

/** The same list at every render: what is drawn of it is made anew only when the objects are. */
const none: MapFeature[] = [];

/** The place that is looked at on the main page: an object of the map, or a zone without one; and how another is chosen. */
export const useSelectedPlace = (features: readonly MapFeature[]) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const address = useLinkedPlace();
  const { data: zones, isPending: areZonesPending } = useZones();
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const { zone: number, parkingCode, type, id, isListOpen, isOverList } = address;

  const isZoneListed = number !== undefined && zones !== undefined && findZone(zones, number) !== undefined;
  // Also where the list could not be had.
  const placeFromMap = useMemo(
    () =>
      number === undefined || isZoneListed || areZonesPending ? undefined : placeOnMap(features, number, paysByParking),
    [number, isZoneListed, areZonesPending, features, paysByParking],
  );
  const linked = zoneOfLink({ zone: number, parkingCode }, zones ?? [], paysByParking) ?? placeFromMap?.zone;
  // The address says what is paid under: where it names another zone, the object is not meant.
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

  // What the page was opened with is looked at: the parking that was picked before, the one that a link names, the zone's first.
  const [first] = useState(address);
  const initialFeature =
    featureById(first.id, first.zone) ??
    featureOfName(features, { zone: first.zone, code: first.parkingCode }) ??
    (first.zone === undefined ? undefined : featureOfZone(features, first.zone));

  const selectPlace = (next: MapFeature | undefined): void => {
    const replace = (picked ?? linked) !== undefined;
    // A tap on bare ground closes what is open, and is nothing to come back to.
    if (!next && !replace && number === undefined) return;
    const { search, state } = locationOfPlace(next, paysByParking);
    // Beside the map the list stays; on a phone the card takes its place.
    const list = isListOpen && hasListColumn();
    const leadsToList = next !== undefined && ((isListOpen && !list) || (replace && isOverList));
    void navigate({ to: '.', search, state: { ...state, list, isOverList: leadsToList }, replace, resetScroll: false });
  };

  /** A card from the list over the map leads back to it. */
  const close = (): void => {
    if (isOverList && history.canGoBack()) history.back();
    else selectPlace(undefined);
  };

  return {
    /** What the address names, known or not. */
    linkedPlace: { zone: number, parkingCode, type },
    /** The number that the address gives, where the city's list does not have it. */
    unlistedNumber: zones && !isZoneListed ? number : undefined,
    picked,
    zone: picked ? zoneOfFeature(picked, zones, paysByParking) : linked,
    /** All that the map has of a zone that is looked at as a whole. */
    zoneFeatures,
    isListOpen,
    selectPlace,
    close,
    /** Did the address name a place when the page was opened? */
    isPlaceRequested: (first.zone ?? first.parkingCode ?? first.id) !== undefined,
    focus: initialFeature && anchorOf(initialFeature.geometry),
  };
};
