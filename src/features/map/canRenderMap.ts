let isUnsupported = !('WebGLRenderingContext' in window);

/** Marks the engine as unable to draw on this device. */
export const markMapUnsupported = (): void => {
  isUnsupported = true;
};

/**
 * True unless the engine has failed on this device. Nothing is created for a check: that costs half a second on a slow
 * phone, and the engine reports a failure anyway.
 */
export const canRenderMap = (): boolean => !isUnsupported;
