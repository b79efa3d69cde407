import { versionLength } from './version.ts';

/**
 * No two files of a release bear one name: the worker finds each in the release before by it (`sw/renamed.ts`). A module of its own is
 * named with its folder, the way to one that lies elsewhere with `to`.
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
