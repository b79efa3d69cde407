import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/notices';
import type { Options } from '~/domain/options';

type Wire = Pick<ReplyOf<typeof getOptions>['result'], 'notification' | 'banner'>;

/** Longer than this nobody reads a line that runs by. */
const mostLetters = 500;

/** A text as one line, cut where it is endless. */
const lineOf = (text: string | undefined): string => {
  const line = (text ?? '')
    .slice(0, 20 * mostLetters)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : line;
};

/** An empty text is none. */
const filled = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

/** What a city's options announce: the line under the header, and the picture at the start. */
export const noticesFromWire = ({ notification, banner }: Wire): Pick<Options, 'notification' | 'banner'> => {
  const message = lineOf(notification?.message);
  const [image, narrowImage] = [filled(banner?.image), filled(banner?.narrowImage)];
  return {
    notification: message === '' ? undefined : { message, url: filled(notification?.url) },
    banner: image === undefined ? undefined : { image, narrowImage, link: filled(banner?.link), version: filled(banner?.version) },
  };
};
