import { transformAsync } from '@babel/core';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Compiles Lingui's macros, and runs Babel only on the files that hold some. Takes the path of the words' configuration. */
export const linguiMacros = (configPath: string): Plugin => ({
  name: 'lingui-macros',
  enforce: 'pre',
  transform: {
    // The router asks for split modules as `…?tsr-split=component`: the query belongs to the pattern.
    filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /@lingui\/(core|react)\/macro/ },
    async handler(code, id) {
      const filename = id.split('?')[0] ?? id;
      const out = await transformAsync(code, {
        filename,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: getConfig({ configPath }) }]],
        parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? ['jsx' as const] : [])] },
      });
      return out?.code ? { code: out.code, map: out.map } : null;
    },
  },
});
