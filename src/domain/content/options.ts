import type { GeoPoint } from '../map/geoPoint';
import type { StartBanner } from './banner';
import type { CityNotification } from './notification';

/** The options that the city's server sends. */
interface LocalisedText {
  ru: string;
  en: string;
}

export interface MenuItem {
  path: string;
  title: LocalisedText;
  order: number;
}

export interface Options {
  mapCenter?: GeoPoint;
  initialZoom?: number;
  menus: { header: MenuItem[]; footer: MenuItem[]; mobile: MenuItem[] };
  stores: { ios?: string; android?: string; alternative?: string; apk?: string };
  contacts: { email?: string; phone?: string };
  notification?: CityNotification;
  /** Opens at the start, once for each version. */
  banner?: StartBanner;
  isClosed: boolean;
  isCoopProfile: boolean;
  hasPrivateData: boolean;
  smsNumber?: string;
}
