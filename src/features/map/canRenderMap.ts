let isUnsupported = !('WebGLRenderingContext' in window);

/** The engine has found that it cannot draw here. */
export const markMapUnsupported = (): void => {
  isUnsupported = true;
};

/**
 * Has the device what the map's engine draws with, as far as is known? Nothing is made to find out: that costs a slow phone
 * half a second, and the engine tells by itself.
 */
export const canRenderMap = (): boolean => !isUnsupported;
