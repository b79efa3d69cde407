import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { emitFamily } from './family.ts';

/**
 * Words. One catalogue a language stands in `locales/`; the build gives each feature the part that it says, as a
 * chunk of its own, so that a page fetches its own words and the base's. Nobody has to remember it: a module of a
 * feature that holds words waits for them.
 */

const listId = 'virtual:words';
const areaQuery = '?area=';
/** Words of the base: nearly everything outside the features, and the shell, which stands around every page. */
const baseArea = 'base';

/** Folders of a feature that come with a tap, while the feature itself is of a first visit: each waits for words of its own. @internal */
export const laterFolders: Readonly<Record<string, readonly string[]>> = {
  guest: ['city', 'memory', 'stay'],
  map: ['car', 'card', 'filter', 'legend', 'list', 'search', 'where'],
};
/** Outside the features, what neither map, guest's form nor receipt shows at first, by when it comes; its words come with it. Regular expressions of paths in `src`. @internal */
export const laterParts: Readonly<Record<string, readonly string[]>> = {
  /** A password, a day to choose, a running stay, paying afterwards, a doubt about a plate, SMS, notes, a payment whose answer was lost, a link to hand over, a category, a change that did not come about, a page without a city, or that waits for its answer. */
  later: [
    'ui/((Date|Password)Field|form/SendButton)\\.',
    'parts/(session|share|post|note|doubts|driver|edit|sms)/',
    'parts/payment/((Attempt|End|NotSent)Notice|attemptWords|ReceiptIsComing|PayLink|PayPageLink)',
    'parts/(plate/CategoryField|NoCity|WaitOrRetry)\\.',
  ],
  /** A position that could not be had: beside the map, where nothing of the above is. */
  position: ['parts/positionFault\\.'],
  /** What a city's refusals mean: the largest of all, and nobody's first sight. */
  errors: ['i18n/errorText\\.'],
  /** The paper of proofs: on their page, and offered when somebody logs out. */
  device: ['parts/proofs/'],
  /** A new version, a window that did not come, a crash, an address at which there is nothing. */
  app: ['app/(UpdateBar|WindowHost|CrashDeeds)\\.', 'parts/NoPage\\.'],
};
const laterPatterns = Object.entries(laterParts).map(([area, places]) => [area, new RegExp(`(?:^|/)src/(?:${places.join('|')})`)] as const);
const areaOfFolder = (feature: string, folder: string): string => `${feature}-${folder}`;

/** The area of a source file: its feature, or the base. Folders of the shell are opened later, and wait as a feature does. */
export const areaOf = (file: string): string => {
  const part = laterPatterns.find(([, pattern]) => pattern.test(file));
  if (part) return part[0];
  const [, feature, folder] = /(?:^|\/)src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (feature === undefined || (feature === 'shell' && folder === undefined)) return baseArea;
  return folder !== undefined && laterFolders[feature]?.includes(folder) ? areaOfFolder(feature, folder) : feature;
};

/** Where a text travels: with each feature that says it, or with the base, which every page has anyway. */
export const areasOfText = (files: readonly string[]): readonly string[] => {
  const areas = new Set(files.map(areaOf));
  return areas.size === 0 || areas.has(baseArea) ? [baseArea] : [...areas];
};

export const words = (root: string, configPath: string): Plugin[] => {
  const config = getConfig({ configPath });
  const folders = Object.entries(laterFolders).flatMap(([feature, names]) => names.map((name) => areaOfFolder(feature, name)));
  const areas = [...new Set([baseArea, ...Object.keys(laterParts), ...readdirSync(resolve(root, 'src/features')), ...folders])];
  const catalogue = (language: string): string => resolve(root, 'locales', language, 'messages.po');
  let isBuild = false;

  const compiled = async (file: string, area: string): Promise<string> => {
    const found = getCatalogForFile(relative(root, file), await getCatalogs(config));
    if (!found) throw new Error(`${file} is no catalogue`);
    const { locale, catalog } = found;
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales ?? {},
      sourceLocale: config.sourceLocale ?? 'ru',
    });
    const entries = (await catalog.read(locale)) ?? {};
    const own = Object.fromEntries(
      Object.entries(messages).filter(([id]) => areasOfText((entries[id]?.origin ?? []).map(([origin]) => origin)).includes(area)),
    );
    const { source, errors } = createCompiledCatalog(locale, own, { namespace: 'json' });
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
    return `export const { messages } = ${source}`;
  };

  return [
    {
      name: 'words-macros',
      enforce: 'pre',
      transform: {
        // The router asks for split modules as `…?tsr-split=component`: the query belongs to the pattern.
        filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /@lingui\/core\/macro/ },
        async handler(code, id) {
          const filename = id.split('?')[0] ?? id;
          const out = await transformAsync(code, {
            filename,
            babelrc: false,
            configFile: false,
            sourceMaps: true,
            plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: config }]],
            parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? ['jsx' as const] : [])] },
          });
          const area = areaOf(filename);
          // Without a build nobody stands between a module and who asks for it: then it waits by itself.
          const [name, wait] = isBuild ? ['needWords', ''] : ['words', 'await '];
          const need = area === baseArea ? '' : `\nimport { ${name} as wordsOfArea } from '~/i18n/words';\n${wait}wordsOfArea('${area}');\n`;
          return out?.code ? { code: out.code + need, map: out.map } : null;
        },
      },
    },
    {
      name: 'words-catalogues',
      enforce: 'pre',
      configResolved: ({ command }) => {
        isBuild = command === 'build';
      },
      resolveId: (id) => (id === listId ? `\0${listId}` : null),
      async load(id) {
        if (id === `\0${listId}`) {
          if (!isBuild) {
            const part = (area: string, language: string): string =>
              `${language}: () => import(${JSON.stringify(catalogue(language) + areaQuery + area)})`;
            return `const parts = { ${areas.map((area) => `${JSON.stringify(area)}: { ${part(area, 'ru')}, ${part(area, 'en')} }`).join(', ')} };
export default (area, language) => parts[area][language]()`;
          }
          const parts = areas.flatMap((area) => ['ru', 'en'].map((language) => [area, language] as const));
          const sources = await Promise.all(
            parts.map(async ([area, language]) => [`${area}-${language}`, await compiled(catalogue(language), area)] as const),
          );
          const open = emitFamily('words', Object.fromEntries(sources), (fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
          return `const open = ${open};\nexport default (area, language) => open(area + '-' + language)`;
        }
        const [file = '', area] = id.split(areaQuery);
        if (!file.endsWith('.po') || area === undefined) return null;
        this.addWatchFile(file);
        return { code: await compiled(file, area), moduleType: 'js' };
      },
    },
  ];
};
