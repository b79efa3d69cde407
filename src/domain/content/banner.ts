import { serverImage, type ImageOrigins } from './serverImage';
import { textStamp } from './textStamp';

/** The picture that opens at the start of the app, once for each version (document 1, section 2; `decisions.md`). */
export interface StartBanner {
  image: string;
  narrowImage?: string;
  link?: string;
  version?: string;
}

/** How long after the start it opens. */
export const bannerDelayMs = 300;
/** Below this width the narrow picture is taken. */
const narrowBelowPx = 750;

/** By what a banner that was seen is known again: its version; where there is none, its pictures. */
export const bannerStamp = ({ image, narrowImage = '', version }: StartBanner): string =>
  textStamp(version ?? `${image}\n${narrowImage}`);

/** The picture for a window of this width (pixels); the other one where the server gives only that, or where one may not be loaded. */
export const bannerPicture = (
  { image, narrowImage }: StartBanner,
  width: number,
  origins: ImageOrigins,
): string | undefined => {
  const [wide, narrow] = [serverImage(image, origins), serverImage(narrowImage, origins)];
  return width < narrowBelowPx ? (narrow ?? wide) : (wide ?? narrow);
};
