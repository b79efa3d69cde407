import { textStamp } from './textStamp';

/** The one line that a city tells everybody, with a link (document 1, sections 2 and 3). */
export interface CityNotification {
  message: string;
  url?: string;
}

/** By what a dismissed line is known again: another message is another notification, another link alone is not. */
export const notificationStamp = ({ message }: CityNotification): string => textStamp(message);

/** Is it shown? Not where it is empty, and not once dismissed, until the message changes. */
export const isNotificationShown = (
  notification: CityNotification | undefined,
  dismissed: string | undefined,
): notification is CityNotification =>
  notification !== undefined && notification.message !== '' && notificationStamp(notification) !== dismissed;
