import { versionOf } from './version.ts';

/**
 * Modules of one kind that contain only data: messages, cities. In a build they share one version. A first visit then
 * loads one rule for their addresses instead of a hashed name for each.
 */

/** Adds a file to the build under the given name. */
export type Emit = (fileName: string, source: string) => void;

/**
 * Writes the family's files. Returns the source of a function that maps a member's name to its module. Some browsers
 * retry a failed module only under another address, so after a failure the address gets a query that is never read.
 */
export const emitFamily = (family: string, sources: Readonly<Record<string, string>>, emit: Emit): string => {
  const version = versionOf(JSON.stringify(sources));
  for (const [name, source] of Object.entries(sources)) emit(`assets/${family}-${name}-${version}.js`, source);
  return `((failures) => (name) => import(/* @vite-ignore */ \`/assets/${family}-\${name}-${version}.js\${failures || ''}\`).catch((fault) => {
  failures = '?again=' + performance.now();
  throw fault;
}))()`;
};
