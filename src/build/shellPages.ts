import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The words of the page before any script has run; everything else is in the catalogues. */
const words = {
  ru: {
    lang: 'ru',
    title: 'Парковка — карта и оплата',
    description: 'Городская парковка: карта, оплата, продление и остановка. Работает и без мобильного интернета.',
    brand: 'Парковка',
    loading: 'Загружаем…',
    noscript: 'Для оплаты парковки включите JavaScript в настройках браузера.',
  },
  en: {
    lang: 'en',
    title: 'Parking — map and payment',
    description: 'City parking: map, payment, extending and stopping. Works without mobile internet too.',
    brand: 'Parking',
    loading: 'Loading…',
    noscript: 'To pay for parking, switch on JavaScript in the browser settings.',
  },
};

export type Language = keyof typeof words;

const marks = /\{\{(\w+)\}\}/g;

/** `index.html` with the words of one language, and with `more`, in place of its `{{marks}}`. Throws where a mark has no word. */
export const fillShell = (html: string, language: Language, more: Readonly<Record<string, string>> = {}): string =>
  html.replace(marks, (_, mark: string) => {
    const ofLanguage: Record<string, string> = { ...words[language], ...more };
    const word = Object.hasOwn(ofLanguage, mark) ? ofLanguage[mark] : undefined;
    if (word === undefined) throw new Error(`index.html: no word for {{${mark}}}`);
    return word;
  });

const drawer = fileURLToPath(new URL('../app/drawFirstFrame.ts', import.meta.url));

/** What draws the first frame, as one script that stands in the page. */
const compileDrawer = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': fileURLToPath(new URL('..', import.meta.url)) } },
    build: { write: false, target: 'es2022', lib: { entry: drawer, formats: ['iife'], name: 'first' } },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code.trim();
  if (!code) throw new Error('index.html: nothing draws the first frame');
  return `<script>${code}</script>`;
};

/** Writes the shell twice, `index.html` in Russian and `en/index.html` in English, each with the first frames of its pages and what draws them. */
export const shellPages = (frames: (language: Language, loading: string) => string): Plugin => ({
  name: 'shell-pages',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { server, originalUrl }) {
      if (!server) return html;
      const language = /^\/en(\/|\?|$)/.test(originalUrl ?? '') ? 'en' : 'ru';
      return fillShell(html, language, {
        frames: frames(language, words[language].loading),
        draw: '<script type="module" src="/src/app/drawFirstFrame.ts"></script>',
      });
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const draw = await compileDrawer();
      /** The words of the base are needed before the first render: each page asks for its language's at once. */
      const withWords = (language: Language): string => {
        const file = Object.keys(bundle).find((name) => name.startsWith(`assets/words-base-${language}-`));
        if (file === undefined) throw new Error(`index.html: no words of the base in ${language}`);
        return fillShell(html, language, { frames: frames(language, words[language].loading), draw }).replace(
          '</head>',
          `  <link rel="modulepreload" crossorigin href="/${file}">\n  </head>`,
        );
      };
      page.source = withWords('ru');
      this.emitFile({ type: 'asset', fileName: 'en/index.html', source: withWords('en') });
    },
  },
});
