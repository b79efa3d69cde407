import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { useFreshOptions } from '~/data/options/useFreshOptions';
import { isNotificationShown, notificationStamp } from '~/domain/content/notification';
import { cityAtom } from '~/state/currentCity';
import { markAnnouncementSeen, seenAnnouncementsAtom } from '~/state/seenAnnouncements';
import { AnnouncementLine } from './AnnouncementLine';
import { useStartAnnouncements } from './useStartAnnouncements';

/**
 * Announcements of the chosen city: a line under the header, and a popup or picture that opens automatically.
 */
export const Announcements = () => {
  const city = useAtomValue(cityAtom);
  return city && <CityAnnouncements city={city} />;
};

const CityAnnouncements = ({ city }: { city: CityConfig }) => {
  const { options, isFromThisPageLoad } = useFreshOptions(city.city);
  const seen = useAtomValue(seenAnnouncementsAtom);
  useStartAnnouncements(city, isFromThisPageLoad ? options?.banner : undefined);

  const line = options?.notification;
  if (!isNotificationShown(line, seen.notification)) return null;
  const stamp = notificationStamp(line);
  return <AnnouncementLine key={stamp} {...line} onDismiss={() => markAnnouncementSeen('notification', stamp)} />;
};
