import { versionOf } from './version.ts';

/**
 * Modules of one kind that hold nothing but data: words, cities. In a build they share one version, so that a first visit
 * carries the rule of their addresses instead of a name with a hash for each.
 */

/** Hands over a file of the build, by its name in it. */
export type Emit = (fileName: string, source: string) => void;

/**
 * Writes the family's files; returns the expression of a function from a member's name to its module. There are browsers that ask for a module
 * that did not come under another address only: after a failure that differs by what nothing reads.
 */
export const emitFamily = (family: string, sources: Readonly<Record<string, string>>, emit: Emit): string => {
  const version = versionOf(JSON.stringify(sources));
  for (const [name, source] of Object.entries(sources)) emit(`assets/${family}-${name}-${version}.js`, source);
  return `((failures) => (name) => import(/* @vite-ignore */ \`/assets/${family}-\${name}-${version}.js\${failures || ''}\`).catch((fault) => {
  failures = '?again=' + performance.now();
  throw fault;
}))()`;
};
