import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { emitFamily } from './family.ts';

/**
 * Messages. Each language has one catalogue in `locales/`. The build gives each feature its part as a separate chunk,
 * so that a page fetches only its own messages and those of the base. This is automatic: a module of a feature that
 * contains messages waits for them.
 */

const listId = 'virtual:catalogues';
const catalogueQuery = '?catalogue=';
/** The base catalogue: nearly everything outside the features, including the shell around every page. */
const baseCatalogue = 'base';

/**
 * Folders of a feature that load with a tap, while the feature itself belongs to a first visit. Each has its own
 * catalogue. @internal
 */
export const lazyFolders: Readonly<Record<string, readonly string[]>> = {
  guest: ['city', 'remembered', 'stay'],
  map: ['card', 'filter', 'legend', 'list', 'locate', 'search', 'vehicle'],
};
/**
 * Code outside the features that neither the map, the guest's form nor the receipt shows at first, grouped by when it
 * loads. Its messages load with it. The values are regular expressions of paths in `src`. @internal
 */
export const lazyParts: Readonly<Record<string, readonly string[]>> = {
  /**
   * Password and date fields, a running stay, retroactive payment, plate warnings, SMS, notes, a link to share, a
   * category, a payment method. Also the number of a fine, a payment whose answer was lost, a price that did not come,
   * and a change that failed. And a page that has no city or waits for its answer.
   */
  later: [
    'ui/((Date|Password)Field|form/SendButton)\\.',
    'components/(stay|share|retroactive|parked-note|warnings|driver|edit|sms|fine)/',
    'components/payment/((Attempt|End|NoMethods|NotSent)Notice|MethodField|attemptMessages|ReceiptPlaceholder|PayLink|PayPageLink)',
    'components/(plate/CategoryField|stay-form/(EstimatedPrice|UnansweredText|ZonesFailure)|NoCity|SpokenSum|UnknownCityNotice|WaitOrRetry)\\.',
  ],
  /** A position that could not be determined. Shown beside the map, which uses nothing of the above. */
  position: ['components/positionErrorText\\.'],
  /** The explanations of a city's refusals: the largest catalogue, and never shown at first. */
  errors: ['i18n/errorText\\.'],
  /** The printable payment records: on their page, and offered at logout. */
  'offline-data': ['components/payment-records/'],
  /** A new version, a dialog that failed to load, a crash, an unknown address. */
  app: ['app/(updates/(UpdateBar|CrashActions)|dialogs/DialogHost)\\.', 'components/NoPage\\.'],
  /** Menus, bars and lists around every page that open later than the page. The header itself belongs to the base. */
  layout: ['layout/[^/]+/'],
};
const laterPatterns = Object.entries(lazyParts).map(
  ([catalogue, places]) => [catalogue, new RegExp(`(?:^|/)src/(?:${places.join('|')})`)] as const,
);
const catalogueOfFolder = (feature: string, folder: string): string => `${feature}-${folder}`;

/**
 * Returns the catalogue of a source file: its feature, or the base. Folders of the shell open later and wait like a
 * feature.
 */
export const catalogueOf = (file: string): string => {
  const part = laterPatterns.find(([, pattern]) => pattern.test(file));
  if (part) return part[0];
  const [, feature, folder] = /(?:^|\/)src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (feature === undefined) return baseCatalogue;
  return folder !== undefined && lazyFolders[feature]?.includes(folder) ? catalogueOfFolder(feature, folder) : feature;
};

/**
 * Returns the catalogues that contain a text: each feature that uses it, or only the base, which every page loads
 * anyway.
 */
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
      name: 'messages-macros',
      enforce: 'pre',
      transform: {
        // The router requests split modules as `…?tsr-split=component`, so the pattern includes the query.
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
          // Without a build nothing intercepts the import of a module, so the module itself waits.
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
      name: 'messages-catalogues',
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
export default (catalogue, language) => parts[catalogue][language]()`;
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
          const open = emitFamily('messages', Object.fromEntries(sources), (fileName, source) =>
            this.emitFile({ type: 'asset', fileName, source }),
          );
          return `const open = ${open};\nexport default (catalogue, language) => open(catalogue + '-' + language)`;
        }
        const [file = '', catalogue] = id.split(catalogueQuery);
        if (!file.endsWith('.po') || catalogue === undefined) return null;
        this.addWatchFile(file);
        return { code: await compiled(file, catalogue), moduleType: 'js' };
      },
    },
  ];
};
