import { pagePath } from './languagePrefix';
import { bannerStamp, type StartBanner } from './banner';
import { isPopupOpen, type Popup } from './popup';

/** Stamps of the announcements that a visitor has dismissed in one city. */
export interface SeenAnnouncements {
  notification?: string;
  popup?: string;
  banner?: string;
}

/** Where a driver pays, and where a payment or a sign-in elsewhere leads back to. */
const paymentPages = /^\/(guest-payment|profile\/parking|payment|phone-payment-callback|callback)(\/|$)/;

/**
 * Announcements open automatically over any page that is no payment address. They never do so when a link or a tap has
 * chosen a place to pay for.
 */
export const canOpenAnnouncements = (
  path: string,
  { zone, parkingCode }: { zone?: unknown; parkingCode?: unknown },
): boolean => !paymentPages.test(pagePath(path)) && (zone ?? parkingCode) === undefined;

interface AnnouncementContext {
  /** Undefined if it could not be loaded. */
  popup: Popup | undefined;
  banner: StartBanner | undefined;
  seen: SeenAnnouncements;
  /** True if the app was just opened and nothing has been opened over its page since. */
  isStart: boolean;
}

/**
 * Returns what opens automatically. The popup comes first. The banner opens only at a start without a popup, otherwise
 * at the next start.
 */
export const startAnnouncement = ({
  popup,
  banner,
  seen,
  isStart,
}: AnnouncementContext): 'popup' | 'banner' | undefined => {
  if (isPopupOpen(popup, seen.popup)) return 'popup';
  return isStart && banner && bannerStamp(banner) !== seen.banner ? 'banner' : undefined;
};
