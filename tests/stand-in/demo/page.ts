import { html } from 'hono/html';
import type { Language } from './words';
import { words } from './words';

type Html = ReturnType<typeof html>;

/** The policy of these pages: no scripts at all, one stylesheet, forms to ourselves. */
export const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** A whole page of the demonstration. */
export const page = (language: Language, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/demo/style.css" />
      </head>
      <body>
        <p class="mark">${words[language].mark}</p>
        <main>${content}</main>
      </body>
    </html> `;
