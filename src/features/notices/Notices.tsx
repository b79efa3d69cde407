import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { useFreshOptions } from '~/data/options/useFreshOptions';
import { isNotificationShown, notificationStamp } from '~/domain/notification';
import { cityAtom } from '~/state/city';
import { markSeen, seenNoticesAtom } from '~/state/seenNotices';
import { NoticeLine } from './NoticeLine';
import { useStartNotices } from './useStartNotices';

/** What the chosen city tells everybody: a line under the header, and what opens by itself over the main page. */
export const Notices = () => {
  const city = useAtomValue(cityAtom);
  return city && <NoticesOf city={city} />;
};

const NoticesOf = ({ city }: { city: CityConfig }) => {
  const { options, isOfThisStart } = useFreshOptions(city.city);
  const seen = useAtomValue(seenNoticesAtom);
  useStartNotices(city, isOfThisStart ? options?.banner : undefined);

  const line = options?.notification;
  if (!isNotificationShown(line, seen.notification)) return null;
  const stamp = notificationStamp(line);
  return <NoticeLine key={stamp} {...line} onDismiss={() => markSeen('notification', stamp)} />;
};
