import { useMatch, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { useZones } from '~/data/zones/useZones';
import { anchorOf, featureOfName, type MapFeature } from '~/domain/parking';
import { readStayLink } from '~/domain/stayLink';
import { findZone } from '~/domain/zone';
import { placeOf } from './goTo';
import { hasColumn } from './list/hasColumn';
import { featureOfZone, placeOnMap, zoneOfFeature, zoneOfLink } from './zoneOfFeature';

/** Whatever slash they end with. */
const isSamePath = (one: string, other: string): boolean =>
  [one, other].map((path) => path.replace(/\/$/, '')).every((path, _, [first]) => path === first);

/**
 * What the address and its entry of the history name, of one and the same moment: a route hears of its search later than
 * of its state, and between the two the place that is left would be another one's for an instant.
 */
const useAddress = () => {
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return useRouterState({
    select: ({ location, resolvedLocation = location }) => {
      // On the way here from another page the one is this page's, on the way to another the other.
      const { search, state } = isSamePath(location.pathname, own) ? location : resolvedLocation;
      const { zone, parkingCode, type } = readStayLink(search);
      return { zone, parkingCode, type, id: state.picked, isListOpen: state.list === true, isOverList: state.isOverList === true };
    },
    structuralSharing: true,
  });
};

/** The same list at every render: what is drawn of it is made anew only when the objects are. */
const none: MapFeature[] = [];

/** The place that is looked at on the main page: an object of the map, or a zone without one; and how another is chosen. */
export const usePlaceHere = (features: readonly MapFeature[]) => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const address = useAddress();
  const { data: zones, isPending: areZonesPending } = useZones();
  const paysByParking = useCapabilities()?.paysByParking ?? false;
  const { zone: number, parkingCode, type, id, isListOpen, isOverList } = address;

  const isListed = number !== undefined && zones !== undefined && findZone(zones, number) !== undefined;
  // Also where the list could not be had.
  const onMap = useMemo(
    () => (number === undefined || isListed || areZonesPending ? undefined : placeOnMap(features, number, paysByParking)),
    [number, isListed, areZonesPending, features, paysByParking],
  );
  const linked = zoneOfLink({ zone: number, parkingCode }, zones ?? [], paysByParking) ?? onMap?.zone;
  // The address says what is paid under: where it names another zone, the object is not meant.
  const byId = (wanted: string | undefined, zone: string | undefined): MapFeature | undefined =>
    wanted === undefined ? undefined : features.find((feature) => feature.id === wanted && feature.zoneNumber === zone);
  const picked = byId(id, number) ?? featureOfName(features, { zone: number, code: parkingCode }) ?? onMap?.feature;

  const edged = picked ? undefined : (linked?.number ?? number);
  const zoneFeatures = useMemo(() => (edged === undefined ? none : features.filter(({ zoneNumber }) => zoneNumber === edged)), [features, edged]);

  // What the page was opened with is looked at: the parking that was picked before, the one that a link names, the zone's first.
  const [first] = useState(address);
  const looked =
    byId(first.id, first.zone) ??
    featureOfName(features, { zone: first.zone, code: first.parkingCode }) ??
    (first.zone === undefined ? undefined : featureOfZone(features, first.zone));

  const pick = (next: MapFeature | undefined): void => {
    const replace = (picked ?? linked) !== undefined;
    // A tap on bare ground closes what is open, and is nothing to come back to.
    if (!next && !replace && number === undefined) return;
    const { search, state } = placeOf(next, paysByParking);
    // Beside the map the list stays; on a phone the card takes its place.
    const list = isListOpen && hasColumn();
    const leadsToList = next !== undefined && ((isListOpen && !list) || (replace && isOverList));
    void navigate({ to: '.', search, state: { ...state, list, isOverList: leadsToList }, replace, resetScroll: false });
  };

  /** A card from the list over the map leads back to it. */
  const close = (): void => {
    if (isOverList && history.canGoBack()) history.back();
    else pick(undefined);
  };

  return {
    /** What the address names, known or not. */
    named: { zone: number, parkingCode, type },
    /** The number that the address gives, where the city's list does not have it. */
    unlisted: zones && !isListed ? number : undefined,
    picked,
    zone: picked ? zoneOfFeature(picked, zones, paysByParking) : linked,
    /** All that the map has of a zone that is looked at as a whole. */
    zoneFeatures,
    isListOpen,
    pick,
    close,
    /** Did the address name a place when the page was opened? */
    isAsked: (first.zone ?? first.parkingCode ?? first.id) !== undefined,
    focus: looked && anchorOf(looked.geometry),
  };
};
