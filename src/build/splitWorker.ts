import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { versionOf } from './version.ts';

/** The list of files as it stands in a built worker. */
export const list = /\[\{"(?:revision|url|digest)":.*?\}\]/;

/**
 * A worker in two: what every release changes, the list of its files, and the code, which hardly one does and which a browser has
 * from the release before. To Trusted Types the address of the code is one of a script. Throws where there is no list.
 */
export const splitWorker = (worker: string): { list: string; code: string; codePath: string } => {
  const [files] = list.exec(worker) ?? [];
  if (files === undefined) throw new Error('sw.js: no list of files');
  const code = worker.replace(list, () => 'self.ownFiles');
  const codePath = `assets/worker-${versionOf(code)}.js`;
  const codeUrl = `self.trustedTypes?self.trustedTypes.createPolicy("app",{createScriptURL:(path)=>path}).createScriptURL("/${codePath}"):"/${codePath}"`;
  return { list: `self.ownFiles=${files};importScripts(${codeUrl});\n`, code, codePath };
};

/** Splits the worker once it has been built: what a release costs who comes back is its list, not its code. */
export const workerInTwo = (): Plugin => {
  let distDir = '';
  return {
    name: 'worker-in-two',
    apply: 'build',
    configResolved: ({ root, build }) => {
      distDir = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        // A build that has failed says itself why.
        if (!existsSync(resolve(distDir, 'assets'))) return;
        const worker = resolve(distDir, 'sw.js');
        const parts = splitWorker(readFileSync(worker, 'utf8'));
        writeFileSync(resolve(distDir, parts.codePath), parts.code);
        writeFileSync(worker, parts.list);
      },
    },
  };
};
