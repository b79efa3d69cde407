import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import { frameStyle } from './frameStyle.ts';
import { versionLength } from './version.ts';

/** The texts of the page before any script has run; all others are in the catalogues. */
const shellMessages = {
  ru: {
    lang: 'ru',
    title: 'Парковка — карта и оплата',
    description: 'Городская парковка: карта, оплата, продление и остановка. Работает и без мобильного интернета.',
    brand: 'Парковка',
    loading: 'Загружаем…',
    again: 'Открыть заново',
    noscript: 'Для оплаты парковки включите JavaScript в настройках браузера.',
  },
  en: {
    lang: 'en',
    title: 'Parking — map and payment',
    description: 'City parking: map, payment, extending and stopping. Works without mobile internet too.',
    brand: 'Parking',
    loading: 'Loading…',
    again: 'Open again',
    noscript: 'To pay for parking, switch on JavaScript in the browser settings.',
  },
};

export type Language = keyof typeof shellMessages;
export type ShellMessages = (typeof shellMessages)[Language];
export type Frames = Readonly<Record<Language, string>>;

const marks = /\{\{(\w+)\}\}/g;

/**
 * Replaces the `{{marks}}` of `index.html` with the texts of one language and with `more`. Throws if a mark has no
 * text.
 */
export const fillShell = (html: string, language: Language, more: Readonly<Record<string, string>> = {}): string =>
  html.replace(marks, (_, mark: string) => {
    const ofLanguage: Record<string, string> = { ...shellMessages[language], ...more };
    const message = Object.hasOwn(ofLanguage, mark) ? ofLanguage[mark] : undefined;
    if (message === undefined) throw new Error(`index.html: no word for {{${mark}}}`);
    return message;
  });

/** Compiles a module of the app with its dependencies into an inline script. */
const compile = async (module: URL): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': fileURLToPath(new URL('..', import.meta.url)) } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(module), formats: ['iife'], name: 'first' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code.trim();
  if (!code) throw new Error(`index.html: ${module.pathname} is empty`);
  return code;
};

/**
 * The pages of most first visits, each with its module and its catalogue. `app/boot/drawFirstFrame` uses these names.
 * @internal
 */
export const firstPages = {
  map: { module: '/{-$lng}/index.tsx', messages: 'map' },
  form: { module: '/{-$lng}/guest-payment.tsx', messages: 'guest' },
  check: { module: '/{-$lng}/check.tsx', messages: 'after-payment' },
} as const;
type FirstPage = (typeof firstPages)[keyof typeof firstPages];

/** Returns the addresses of a page's files that the shell does not name. */
const filesOf = (
  bundle: Rolldown.OutputBundle,
  html: string,
  { module, messages: catalogue }: FirstPage,
  language: Language,
): string[] => {
  const files = Object.values(bundle);
  const page = files.find(
    (file) =>
      file.type === 'chunk' &&
      !html.includes(file.fileName) &&
      file.moduleIds.some((id) => id.includes(`/src/routes${module}`)),
  );
  const parts = page?.type === 'chunk' ? [page.fileName, ...page.imports] : [];
  const messageFiles = files.flatMap(({ fileName }) =>
    fileName.startsWith(`assets/messages-${catalogue}-${language}-`) ? [fileName] : [],
  );
  return [...parts, ...messageFiles].filter((name) => !html.includes(name)).map((name) => `/${name}`);
};

const city = new RegExp(`^assets/city-(.+)-([\\w-]{${versionLength}})\\.js$`, 'g');

/**
 * Returns the same for `drawFirstFrame`, as attributes of its script: the files of each page, the cities, and the one
 * file that each city has.
 */
const preloadAttributes = (bundle: Rolldown.OutputBundle, html: string, language: Language): string => {
  const cities = Object.keys(bundle).flatMap((name) => [...name.matchAll(city)]);
  const ids = cities.map(([, id = '']) => id);
  // All cities share one version (`family`).
  const version = cities[0]?.[2];
  const pages = Object.entries(firstPages).map(
    ([name, page]) => [name, filesOf(bundle, html, page, language)] as const,
  );
  const attributes = [
    ...pages,
    ['cities', ids] as const,
    ['city', version === undefined ? [] : [`/assets/city-{city}-${version}.js`]] as const,
  ];
  return attributes.map(([name, files]) => (files.length > 0 ? ` data-${name}="${files.join(' ')}"` : '')).join('');
};

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Makes the style sheet and the app wait for the frame, instead of the frame for them. All are requested at once, the
 * largest file first, because it takes longest to load. The last script of the page is the app.
 */
const frameFirst = (html: string, bundle: Rolldown.OutputBundle, style: string, begin: string): string => {
  const sheets = html.match(styleSheet) ?? [];
  const scripts = [...html.matchAll(moduleScript)].map(([, src = '']) => src);
  const app = scripts.at(-1);
  const sizeOf = (src: string): number => {
    const file = bundle[src.slice(1)];
    return file?.type === 'chunk' ? file.code.length : 0;
  };
  // The largest files are the libraries.
  const preloads = scripts
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map(
      (src, index) =>
        `    <link rel="modulepreload" crossorigin fetchpriority="low"${index === 0 || src === app ? ' data-app' : ''} href="${src}">\n`,
    );
  return html
    .replace(styleSheet, '')
    .replace(moduleScript, '')
    .replace('</head>', () => `${preloads.join('')}    <style>${style}</style>\n  </head>`)
    .replace('</body>', () => `${sheets.join('')}\n    <script type="module">${begin}</script>\n  </body>`);
};

/**
 * Writes the shell twice: `index.html` in Russian and `en/index.html` in English. Each contains the first frames of its
 * pages, their style and the script that draws them.
 */
export const shellPages = (
  renderFrames: (messages: typeof shellMessages, devServer?: ViteDevServer) => Promise<Frames>,
): Plugin => ({
  name: 'shell-pages',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { server, originalUrl }) {
      if (!server) return html;
      const language = /^\/en(\/|\?|$)/.test(originalUrl ?? '') ? 'en' : 'ru';
      return fillShell(html, language, {
        frames: (await renderFrames(shellMessages, server))[language],
        draw: '<script type="module" src="/src/app/boot/drawFirstFrame.ts"></script>',
      });
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const [frames, draw, begin] = await Promise.all([
        renderFrames(shellMessages),
        compile(new URL('../app/boot/drawFirstFrame.ts', import.meta.url)),
        compile(new URL('../app/boot/bootAfterFirstPaint.ts', import.meta.url)),
      ]);
      const pageIn = async (language: Language): Promise<string> => {
        const file = Object.keys(bundle).find((name) => name.startsWith(`assets/messages-base-${language}-`));
        if (file === undefined) throw new Error(`index.html: no messages of the base in ${language}`);
        const filled = fillShell(html, language, {
          frames: frames[language],
          draw: `<script${preloadAttributes(bundle, html, language)}>${draw}</script>`,
        });
        const page = frameFirst(filled, bundle, await frameStyle(filled), begin);
        // The base messages are needed before the first render, so each page requests those of its language at once.
        return page.replace(
          '</head>',
          () => `  <link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">\n  </head>`,
        );
      };
      page.source = await pageIn('ru');
      this.emitFile({ type: 'asset', fileName: 'en/index.html', source: await pageIn('en') });
    },
  },
});
