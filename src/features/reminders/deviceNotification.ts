/**
 * Notifications of the device. They appear only while the app is open, because there is no server to send them. A
 * refusal by the browser is not an error of the page.
 */

/** Returns the permission for notifications; undefined if the browser has none. */
export const notificationPermission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

export const hasWorker = (): boolean => 'serviceWorker' in navigator;

/** Requests the permission, only on a tap. Returns the permission afterwards. */
export const requestNotificationPermission = async (): Promise<NotificationPermission | undefined> => {
  try {
    await Notification.requestPermission();
  } catch {
    // Some browsers never show the prompt on a page like this one.
  }
  return notificationPermission();
};

export interface DeviceNotification {
  /** A later notification about the same stay replaces the earlier one. */
  stayId: string;
  title: string;
  text: string;
  /** The address that a tap opens if no page is open any more: `/profile/parking`. */
  address: string;
}

const tagPrefix = 'stay ';

/** Shows a notification through the worker: without it, a phone throws. */
export const showNotification = async ({ stayId, title, text, address }: DeviceNotification): Promise<void> => {
  if (notificationPermission() !== 'granted') return;
  // `renotify` is missing in the TypeScript library. It makes a second notification about the same stay audible too.
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
    // The page shows the same.
  }
};

/** True if a notification can be shown now. */
export const canShowNotification = async (): Promise<boolean> =>
  notificationPermission() === 'granted' &&
  (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) !== undefined;

/** Closes the notifications of stays that are no longer followed. */
export const closeNotifications = async (isFollowed: (stayId: string) => boolean): Promise<void> => {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications()) ?? []) {
      if (notice.tag.startsWith(tagPrefix) && !isFollowed(notice.tag.slice(tagPrefix.length))) notice.close();
    }
  } catch {
    // There are none to close.
  }
};
