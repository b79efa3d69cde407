import { serverImage, type ImageOrigins } from './serverImage';
import { textStamp } from './textStamp';

/** A picture that opens at the start of the app, once for each version. */
export interface StartBanner {
  image: string;
  narrowImage?: string;
  link?: string;
  version?: string;
}

/** The delay before it opens, after the start. */
export const bannerDelayMs = 300;
/** Windows narrower than this use the narrow picture. */
const narrowBelowPx = 750;

/** Identifies a banner that was seen: by its version, or by its pictures if it has none. */
export const bannerStamp = ({ image, narrowImage = '', version }: StartBanner): string =>
  textStamp(version ?? `${image}\n${narrowImage}`);

/**
 * Returns the picture for a window of this width in pixels. Falls back to the other picture if the preferred one is
 * missing or must not be loaded.
 */
export const bannerPicture = (
  { image, narrowImage }: StartBanner,
  width: number,
  origins: ImageOrigins,
): string | undefined => {
  const [wide, narrow] = [serverImage(image, origins), serverImage(narrowImage, origins)];
  return width < narrowBelowPx ? (narrow ?? wide) : (wide ?? narrow);
};
