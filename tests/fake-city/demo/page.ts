import { html } from 'hono/html';
import type { Language } from './texts';
import { texts } from './texts';

export type Html = ReturnType<typeof html>;

const policyOf = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const strict = {
  'default-src': "'none'",
  'style-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The headers of these pages: no scripts, own stylesheets only, forms to the same origin. */
export const pageHeaders = {
  'Content-Security-Policy': policyOf(strict),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/**
 * The policy of the few pages with a script: own files only, and text never becomes code. `extra` adds what a page
 * needs.
 */
export const scriptedPolicy = (extra: Record<string, string>): string =>
  policyOf({
    ...strict,
    'script-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    ...extra,
  });

interface PageOptions {
  /** Wide layout for lists and tables; a single question is better narrow. */
  isWide?: boolean;
  /** Addresses of scripts, which require `scriptedPolicy`. */
  scripts?: readonly string[];
}

/** A complete page of the demo. */
export const page = (
  language: Language,
  title: string,
  content: Html,
  { isWide = false, scripts = [] }: PageOptions = {},
): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/demo/style.css" />
        <link rel="stylesheet" href="/demo/forms.css" />
        ${scripts.map((address) => html`<script src="${address}" defer></script>`)}
      </head>
      <body>
        <header class="mark">${texts[language].mark}</header>
        <main class="${isWide ? 'wide' : 'narrow'}">${content}</main>
      </body>
    </html> `;

/** Names and values, one pair per row. */
export const factList = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
