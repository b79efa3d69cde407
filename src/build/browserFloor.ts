/** The oldest browsers that are served, in the words of Vite's `build.target`. The build is checked against them: `npm test -- build compat`. */
export const browserFloor = ['safari16.4', 'chrome111', 'firefox128'];
