import { versionLength } from './version.ts';

/**
 * Names the chunks of a release, each differently: the worker finds a file of the release before by its name
 * (`sw/renamed.ts`). A module alone in its chunk is named with its folder, a facade of another chunk with `to`.
 */
export const chunkFileNames = ({
  isDynamicEntry,
  moduleIds,
}: {
  isDynamicEntry: boolean;
  moduleIds: readonly string[];
}): string => {
  const [only, ...more] = moduleIds;
  if (only === undefined) return `assets/[name].to-[hash:${versionLength}].js`;
  const [, folder] = /([\w-]+)\/[^/]+$/.exec(only) ?? [];
  const isAlone = !isDynamicEntry && more.length === 0;
  return isAlone && folder !== undefined
    ? `assets/${folder}.[name]-[hash:${versionLength}].js`
    : `assets/[name]-[hash:${versionLength}].js`;
};
