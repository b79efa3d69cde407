import type { JSHandle, Locator } from '@playwright/test';

/** What is drawn there: red, green, blue and opacity of each pixel, for reading inside the browser. */
export const pixelsOf = async (drawing: Locator): Promise<JSHandle<Uint8ClampedArray>> =>
  drawing.page().evaluateHandle(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      pen?.drawImage(picture, 0, 0);
      return pen?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    },
    [...(await drawing.screenshot())],
  );
