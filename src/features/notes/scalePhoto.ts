/** tooLarge: no camera of a phone makes such a file. noPicture: the device cannot draw it. */
export type PhotoFault = 'tooLarge' | 'noPicture';

/** Bytes of the largest file that is opened at all: a phone would run out of memory. */
const mostBytes = 40 * 1024 * 1024;
/** Pixels of the longer side: a sign can be read, and a picture takes about a fifth of a megabyte. */
const longestSide = 1280;

/** The size of a picture whose longer side is not above the given one; its proportions stay. */
export const fitted = ({ width, height }: { width: number; height: number }, most = longestSide): { width: number; height: number } => {
  const share = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

/** A photo as a JPEG that is small enough to be kept; nothing leaves the device, and what the camera wrote into the file (place, time) is gone. */
export const scalePhoto = async (file: Blob): Promise<Blob | PhotoFault> => {
  if (file.size > mostBytes) return 'tooLarge';
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'noPicture';
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture));
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const scaled = await new Promise<Blob | null>((resolve) => (pen ? canvas.toBlob(resolve, 'image/jpeg', 0.8) : resolve(null)));
  // Memory is given back at once: phones have little of it for canvases.
  canvas.width = canvas.height = 0;
  return scaled ?? 'noPicture';
};
