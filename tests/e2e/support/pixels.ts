import type { JSHandle, Locator } from '@playwright/test';

/** The pixels of an element as red, green, blue and opacity, to be read inside the browser. */
export const pixelsOf = async (drawing: Locator): Promise<JSHandle<Uint8ClampedArray>> =>
  drawing.page().evaluateHandle(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      return pen?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    },
    [...(await drawing.screenshot())],
  );
