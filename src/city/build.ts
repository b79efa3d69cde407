import type { PageSettings } from './buildSettings';

declare const __BUILD_SETTINGS__: PageSettings;

/** The settings of this build, read from the environment and checked by a schema at build time (`buildSettings.ts`). */
export const build = __BUILD_SETTINGS__;
