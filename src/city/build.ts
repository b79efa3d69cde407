import { readBuildSettings } from './buildSettings';

/** The settings of this build. Checked by the build already; parsed here once more, at start. */
export const build = readBuildSettings(import.meta.env);
