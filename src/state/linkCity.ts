import { atom } from 'jotai';
import { isCity } from '~/city/cities';
import { readParameters } from '~/domain/content/linkParameters';
import { readStayLink, type StayLink } from '~/domain/stay/stayLink';
import { cityIdAtom, setCity } from './currentCity';
import { store } from './store';

/** A city that a link named but that the app does not have. */
export const unknownLinkCityAtom = atom<string | undefined>(undefined);

/** Returns the id in the spelling of the list. */
const listedCity = (id: string): string => {
  const isListed: boolean = isCity(id);
  return isListed ? id : id.toLowerCase();
};

/** Applies the city of the address (`?city=perm`) before anything is drawn. The address stays unchanged. */
export const applyLinkCity = (search: string): void => {
  const { city } = readStayLink(readParameters(search));
  if (!city) return;
  const id = listedCity(city);
  const isKnown: boolean = isCity(id);
  if (isKnown) setCity(id);
  else store.set(unknownLinkCityAtom, city);
};

/** True if a link names another city than the chosen one. */
export const isLinkToOtherCity = ({ city }: Pick<StayLink, 'city'>): boolean =>
  city !== undefined && listedCity(city) !== store.get(cityIdAtom);

/** Reads a link's parameters. Without its place if it names another city: zones of two cities have equal numbers. */
export const readLinkToCity = (search: Record<string, unknown>): StayLink => {
  const { zone, parkingCode, ...link } = readStayLink(search);
  const isOurs = !isLinkToOtherCity(link);
  // Named even where it is left out: the router takes what is missing from the address itself.
  return { ...link, zone: isOurs ? zone : undefined, parkingCode: isOurs ? parkingCode : undefined };
};
