/**
 * The oldest supported browsers, in the format of Vite's `build.target`. `npm test -- build compat` checks the build
 * against them.
 */
export const browserFloor = ['safari16.4', 'chrome111', 'firefox128'];
