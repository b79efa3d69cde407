import type { Plugin } from 'vite';

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

type Language = keyof typeof words;

const marks = /\{\{(\w+)\}\}/g;

/** `index.html` with the words of one language in place of its `{{marks}}`. Throws where a mark has no word. */
export const fillShell = (html: string, language: Language): string =>
  html.replace(marks, (_, mark: string) => {
    const ofLanguage: Record<string, string> = words[language];
    const word = Object.hasOwn(ofLanguage, mark) ? ofLanguage[mark] : undefined;
    if (word === undefined) throw new Error(`index.html: no word for {{${mark}}}`);
    return word;
  });

/** Writes the shell twice, `index.html` in Russian and `en/index.html` in English, each with its header and skeleton. */
export const shellPages = (): Plugin => ({
  name: 'shell-pages',
  transformIndexHtml: {
    order: 'pre',
    handler(html, { server, originalUrl }) {
      if (!server) return html;
      return fillShell(html, /^\/en(\/|\?|$)/.test(originalUrl ?? '') ? 'en' : 'ru');
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      /** The words of the base are needed before the first render: each page asks for its language's at once. */
      const withWords = (language: Language): string => {
        const file = Object.keys(bundle).find((name) => name.startsWith(`assets/words-base-${language}-`));
        if (file === undefined) throw new Error(`index.html: no words of the base in ${language}`);
        return fillShell(html, language).replace('</head>', `  <link rel="modulepreload" crossorigin href="/${file}">\n  </head>`);
      };
      page.source = withWords('ru');
      this.emitFile({ type: 'asset', fileName: 'en/index.html', source: withWords('en') });
    },
  },
});
