import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/options';
import type { Options } from '~/domain/content/options';

type Wire = Pick<ReplyOf<typeof getOptions>['result'], 'notification' | 'banner'>;

/** A longer scrolling line is not readable. */
const maxCharacters = 500;

/** A text as one line, truncated if it is excessively long. */
const lineOf = (text: string | undefined): string => {
  const line = (text ?? '')
    .slice(0, 20 * maxCharacters)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : line;
};

/** Treats a blank text as missing. */
const nonEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

/** The announcements in a city's options: the line under the header and the picture on the start page. */
export const announcementsFromWire = ({ notification, banner }: Wire): Pick<Options, 'notification' | 'banner'> => {
  const message = lineOf(notification?.message);
  const [image, narrowImage] = [nonEmpty(banner?.image), nonEmpty(banner?.narrowImage)];
  return {
    notification: message === '' ? undefined : { message, url: nonEmpty(notification?.url) },
    banner:
      image === undefined
        ? undefined
        : { image, narrowImage, link: nonEmpty(banner?.link), version: nonEmpty(banner?.version) },
  };
};
