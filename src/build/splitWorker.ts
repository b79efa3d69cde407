import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { versionOf } from './version.ts';

/** Matches the list of files in a built worker. */
export const list = /\[\{"(?:revision|url|digest)":.*?\}\]/;

/**
 * Splits a worker in two. Every release changes the list of its files. The code hardly ever changes, so a browser has
 * it from the previous release. For Trusted Types the address of the code is a script address. Throws if there is no
 * list.
 */
export const splitWorker = (worker: string): { list: string; code: string; codePath: string } => {
  const [files] = list.exec(worker) ?? [];
  if (files === undefined) throw new Error('sw.js: no list of files');
  const code = worker.replace(list, () => 'self.ownFiles');
  const codePath = `assets/worker-${versionOf(code)}.js`;
  const codeUrl = `self.trustedTypes?self.trustedTypes.createPolicy("app",{createScriptURL:(path)=>path}).createScriptURL("/${codePath}"):"/${codePath}"`;
  return { list: `self.ownFiles=${files};importScripts(${codeUrl});\n`, code, codePath };
};

/** Splits the worker after the build: a returning driver downloads only its list, not its code. */
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
        // A failed build reports its own reason.
        if (!existsSync(resolve(distDir, 'assets'))) return;
        const worker = resolve(distDir, 'sw.js');
        const parts = splitWorker(readFileSync(worker, 'utf8'));
        writeFileSync(resolve(distDir, parts.codePath), parts.code);
        writeFileSync(worker, parts.list);
      },
    },
  };
};
