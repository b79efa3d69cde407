import { textStamp } from './textStamp';

/** A one-line message of the city to all visitors, with a link. */
export interface CityNotification {
  message: string;
  url?: string;
}

/** Identifies a dismissed notification. A new message makes it a new notification, a new link alone does not. */
export const notificationStamp = ({ message }: CityNotification): string => textStamp(message);

/** True if the notification is not empty and was not dismissed with this message. */
export const isNotificationShown = (
  notification: CityNotification | undefined,
  dismissed: string | undefined,
): notification is CityNotification =>
  notification !== undefined && notification.message !== '' && notificationStamp(notification) !== dismissed;
