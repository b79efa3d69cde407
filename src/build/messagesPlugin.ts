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
const catalogueQuery = '?area=';
/** Words of the base: nearly everything outside the features, and the shell, which stands around every page. */
const baseCatalogue = 'base';

/** Folders of a feature that come with a tap, while the feature itself is of a first visit: each waits for words of its own. @internal */
export const lazyFolders: Readonly<Record<string, readonly string[]>> = {
  guest: ['city', 'remembered', 'stay'],
  map: ['card', 'filter', 'legend', 'list', 'locate', 'search', 'vehicle'],
};
/** Outside the features, what neither map, guest's form nor receipt shows at first, by when it comes; its words come with it. Regular expressions of paths in `src`. @internal */
export const lazyParts: Readonly<Record<string, readonly string[]>> = {
  /** A password, a day to choose, a running stay, paying afterwards, a doubt about a plate, SMS, notes, a payment whose answer was lost, a link to hand over, a category, a change that did not come about, a page without a city, or that waits for its answer. */
  later: [
    'ui/((Date|Password)Field|form/SendButton)\\.',
    'components/(stay|share|retroactive|parked-note|warnings|driver|edit|sms)/',
    'components/payment/((Attempt|End|NotSent)Notice|attemptMessages|ReceiptPlaceholder|PayLink|PayPageLink)',
    'components/(plate/CategoryField|NoCity|WaitOrRetry)\\.',
  ],
  /** A position that could not be had: beside the map, where nothing of the above is. */
  position: ['components/positionErrorText\\.'],
  /** What a city's refusals mean: the largest of all, and nobody's first sight. */
  errors: ['i18n/errorText\\.'],
  /** The paper of proofs: on their page, and offered when somebody logs out. */
  'offline-data': ['components/payment-records/'],
  /** A new version, a window that did not come, a crash, an address at which there is nothing. */
  app: ['app/(updates/(UpdateBar|CrashActions)|dialogs/DialogHost)\\.', 'components/NoPage\\.'],
  /** Menus, bars and lists around every page, opened later than it; the header itself is of the base. */
  layout: ['layout/[^/]+/'],
};
const laterPatterns = Object.entries(lazyParts).map(
  ([catalogue, places]) => [catalogue, new RegExp(`(?:^|/)src/(?:${places.join('|')})`)] as const,
);
const catalogueOfFolder = (feature: string, folder: string): string => `${feature}-${folder}`;

/** The area of a source file: its feature, or the base. Folders of the shell are opened later, and wait as a feature does. */
export const catalogueOf = (file: string): string => {
  const part = laterPatterns.find(([, pattern]) => pattern.test(file));
  if (part) return part[0];
  const [, feature, folder] = /(?:^|\/)src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (feature === undefined) return baseCatalogue;
  return folder !== undefined && lazyFolders[feature]?.includes(folder) ? catalogueOfFolder(feature, folder) : feature;
};

/** Where a text travels: with each feature that says it, or with the base, which every page has anyway. */
export const cataloguesOfText = (files: readonly string[]): readonly string[] => {
  const catalogues = new Set(files.map(catalogueOf));
  return catalogues.size === 0 || catalogues.has(baseCatalogue) ? [baseCatalogue] : [...catalogues];
};

export const messagesPlugin = (root: string, configPath: string): Plugin[] => {
  const config = getConfig({ configPath });
  const folders = Object.entries(lazyFolders).flatMap(([feature, names]) =>
    names.map((name) => catalogueOfFolder(feature, name)),
  );
  const catalogues = [
    ...new Set([baseCatalogue, ...Object.keys(lazyParts), ...readdirSync(resolve(root, 'src/features')), ...folders]),
  ];
  const poFile = (language: string): string => resolve(root, 'locales', language, 'messages.po');
  let isBuild = false;

  const compiled = async (file: string, catalogue: string): Promise<string> => {
    const found = getCatalogForFile(relative(root, file), await getCatalogs(config));
    if (!found) throw new Error(`${file} is no catalogue`);
    const { locale, catalog } = found;
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales ?? {},
      sourceLocale: config.sourceLocale ?? 'ru',
    });
    const entries = (await catalog.read(locale)) ?? {};
    const catalogueMessages = Object.fromEntries(
      Object.entries(messages).filter(([id]) =>
        cataloguesOfText((entries[id]?.origin ?? []).map(([origin]) => origin)).includes(catalogue),
      ),
    );
    const { source, errors } = createCompiledCatalog(locale, catalogueMessages, { namespace: 'json' });
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
          const catalogue = catalogueOf(filename);
          // Without a build nobody stands between a module and who asks for it: then it waits by itself.
          const [name, wait] = isBuild ? ['requireMessages', ''] : ['loadMessages', 'await '];
          const need =
            catalogue === baseCatalogue
              ? ''
              : `\nimport { ${name} as messagesOfCatalogue } from '~/i18n/messages';\n${wait}messagesOfCatalogue('${catalogue}');\n`;
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
            const part = (catalogue: string, language: string): string =>
              `${language}: () => import(${JSON.stringify(poFile(language) + catalogueQuery + catalogue)})`;
            return `const parts = { ${catalogues.map((catalogue) => `${JSON.stringify(catalogue)}: { ${part(catalogue, 'ru')}, ${part(catalogue, 'en')} }`).join(', ')} };
export default (area, language) => parts[area][language]()`;
          }
          const parts = catalogues.flatMap((catalogue) =>
            ['ru', 'en'].map((language) => [catalogue, language] as const),
          );
          const sources = await Promise.all(
            parts.map(
              async ([catalogue, language]) =>
                [`${catalogue}-${language}`, await compiled(poFile(language), catalogue)] as const,
            ),
          );
          const open = emitFamily('words', Object.fromEntries(sources), (fileName, source) =>
            this.emitFile({ type: 'asset', fileName, source }),
          );
          return `const open = ${open};\nexport default (area, language) => open(area + '-' + language)`;
        }
        const [file = '', catalogue] = id.split(catalogueQuery);
        if (!file.endsWith('.po') || catalogue === undefined) return null;
        this.addWatchFile(file);
        return { code: await compiled(file, catalogue), moduleType: 'js' };
      },
    },
  ];
};
