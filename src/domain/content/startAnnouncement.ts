import { bannerStamp, type StartBanner } from './banner';
import { isPopupOpen, type Popup } from './popup';

/** Stamps of what a visitor has put away in one city. */
export interface SeenAnnouncements {
  notification?: string;
  popup?: string;
  banner?: string;
}

/** Notices open by themselves only over the main page, and not where a link or a tap has picked a place to pay for. */
export const canOpenAnnouncements = (
  path: string,
  { zone, parkingCode }: { zone?: unknown; parkingCode?: unknown },
): boolean => /^\/(en\/?)?$/.test(path) && (zone ?? parkingCode) === undefined;

interface AnnouncementContext {
  /** Undefined where it could not be had. */
  popup: Popup | undefined;
  banner: StartBanner | undefined;
  seen: SeenAnnouncements;
  /** The app has just been opened on the main page, and nothing else has been opened since. */
  isStart: boolean;
}

/** What opens by itself: the popup first; the banner only at a start without a popup, else at the next one (`decisions.md`). */
export const startAnnouncement = ({
  popup,
  banner,
  seen,
  isStart,
}: AnnouncementContext): 'popup' | 'banner' | undefined => {
  if (isPopupOpen(popup, seen.popup)) return 'popup';
  return isStart && banner && bannerStamp(banner) !== seen.banner ? 'banner' : undefined;
};
