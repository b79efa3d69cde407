/** `tooLarge`: no phone camera makes such a file. `noPicture`: the device cannot draw it. */
export type PhotoError = 'tooLarge' | 'noPicture';

/** Bytes of the largest file that is opened: with a larger one, a phone would run out of memory. */
const maxBytes = 40 * 1024 * 1024;
/** Pixels of the longer side: a sign is still readable, and a picture takes about a fifth of a megabyte. */
const maxSidePx = 1280;

/** Returns the size of a picture whose longer side is at most `maxSide`, with the same proportions. */
export const fitToMaxSide = (
  { width, height }: { width: number; height: number },
  maxSide = maxSidePx,
): { width: number; height: number } => {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Returns a photo as a JPEG small enough to be stored. Nothing leaves the device, and the camera's metadata (place,
 * time) is removed.
 */
export const scalePhoto = async (file: Blob): Promise<Blob | PhotoError> => {
  if (file.size > maxBytes) return 'tooLarge';
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'noPicture';
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitToMaxSide(picture));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const scaled = await new Promise<Blob | null>((resolve) =>
    context ? canvas.toBlob(resolve, 'image/jpeg', 0.8) : resolve(null),
  );
  // Frees the memory at once, because phones have little of it for canvases.
  canvas.width = canvas.height = 0;
  return scaled ?? 'noPicture';
};
