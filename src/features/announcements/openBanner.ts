import type { CityConfig } from '~/city/schema';
import { bannerDelayMs, bannerPicture, bannerStamp, type StartBanner } from '~/domain/content/banner';
import { markAnnouncementSeen } from '~/state/seenAnnouncements';
import { openDialog } from '~/state/dialogs';
import { whenUserIdle } from '~/platform/whenUserIdle';

/**
 * Opens the picture once it has loaded and the visitor is idle. A picture that fails to load is skipped. Returns a
 * function that cancels this, or undefined if there is no picture.
 */
export const openBanner = (banner: StartBanner, city: CityConfig): (() => void) | undefined => {
  const app = location.origin;
  const src = bannerPicture(banner, innerWidth, {
    app,
    server: new URL(city.apiUrl, app).origin,
    hosts: city.imageHosts,
  });
  if (src === undefined) return undefined;
  let cancel = (): void => undefined;
  const picture = new Image();
  const onLoad = (): void => {
    cancel = whenUserIdle(() => {
      openDialog({ name: 'banner', src, link: banner.link });
      markAnnouncementSeen('banner', bannerStamp(banner));
    }, bannerDelayMs);
  };
  picture.addEventListener('load', onLoad);
  picture.src = src;
  return () => {
    picture.removeEventListener('load', onLoad);
    cancel();
  };
};
