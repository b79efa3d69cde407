import type { BuildSettings } from './buildSettings';

declare const __BUILD_SETTINGS__: BuildSettings;

/** The settings of this build: read from the environment and checked by a schema when it was made (`buildSettings.ts`). */
export const build: BuildSettings = __BUILD_SETTINGS__;
