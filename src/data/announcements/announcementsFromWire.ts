import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/options';
import type { Options } from '~/domain/content/options';

type Wire = Pick<ReplyOf<typeof getOptions>['result'], 'notification' | 'banner'>;

/** Longer than this nobody reads a line that runs by. */
const maxCharacters = 500;

/** A text as one line, cut where it is endless. */
const lineOf = (text: string | undefined): string => {
  const line = (text ?? '')
    .slice(0, 20 * maxCharacters)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : line;
};

/** An empty text is none. */
const nonEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

/** What a city's options announce: the line under the header, and the picture at the start. */
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
