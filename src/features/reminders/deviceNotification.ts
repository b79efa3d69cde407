/** Notifications of the device: only while the app is open, for no server of ours sends any. Whatever a browser refuses is no fault of the page. */

/** May notifications be shown? Undefined where the browser has none. */
export const notificationPermission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

export const hasWorker = (): boolean => 'serviceWorker' in navigator;

/** Asks the driver; only ever on a tap. Gives what holds afterwards. */
export const requestNotificationPermission = async (): Promise<NotificationPermission | undefined> => {
  try {
    await Notification.requestPermission();
  } catch {
    // Some browsers ask nobody in a page like this one.
  }
  return notificationPermission();
};

export interface DeviceNotification {
  /** A later one about the same stay takes the place of the earlier. */
  stayId: string;
  title: string;
  text: string;
  /** What a tap opens where no page is open any more: `/profile/parking`. */
  address: string;
}

const tagPrefix = 'stay ';

/** Shows one, through the worker: without it a phone throws. */
export const showNotification = async ({ stayId, title, text, address }: DeviceNotification): Promise<void> => {
  if (notificationPermission() !== 'granted') return;
  // Not in the list of the language's own library yet: says a second one about the same stay aloud, too.
  const options: NotificationOptions & { renotify: boolean } = {
    tag: tagPrefix + stayId,
    body: text,
    icon: '/icons/icon-192.png',
    data: { address },
    renotify: true,
  };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  } catch {
    // The page tells the same.
  }
};

/** Is there a way to show one now? */
export const canShowNotification = async (): Promise<boolean> =>
  notificationPermission() === 'granted' &&
  (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) !== undefined;

/** Takes back those of stays that nobody follows any more. */
export const closeNotifications = async (isFollowed: (stayId: string) => boolean): Promise<void> => {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications()) ?? []) {
      if (notice.tag.startsWith(tagPrefix) && !isFollowed(notice.tag.slice(tagPrefix.length))) notice.close();
    }
  } catch {
    // There are none.
  }
};
