import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstFrames } from '~/app/boot/firstFrames';
import { emitFamily } from '~/build/family';
import { headers } from '~/build/headers';
import { fillShell, shellPages } from '~/build/shellPages';
import { readBuildSettings } from '~/city/buildSettings';

const html = readFileSync('index.html', 'utf8');

describe('the page before any script has run', () => {
  it.each([
    ['ru', 'Парковка — карта и оплата', 'Загружаем…', 'Открыть заново', 'Для оплаты парковки включите JavaScript'],
    ['en', 'Parking — map and payment', 'Loading…', 'Open again', 'To pay for parking, switch on JavaScript'],
  ] as const)(
    'the page in %s is in that language from its title to its noscript text',
    async (language, title, loading, again, noscript) => {
      const page = fillShell(html, language, {
        frames: await firstFrames(language, { loading, again }),
        draw: '',
      });
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<title>${title}</title>`);
      expect(page.split(`${loading} <a href=""`)).toHaveLength(4);
      expect(page.split(`>${again}</a>`)).toHaveLength(4);
      expect(page).toMatch(new RegExp(`<noscript>.*${noscript}`));
      expect(page).not.toMatch(/\{\{|\}\}/);
      if (language === 'en') expect(page).not.toMatch(/[а-яё]/i);
      // The content security policy forbids `style` attributes.
      expect(page).not.toMatch(/\sstyle=/);
    },
  );

  it.each(['{{nothing}}', '{{Title}}', '{{constructor}}', '{{toString}}', '{{__proto__}}'])(
    'the unknown mark %s in index.html stops the build, which names it',
    (mark) => {
      expect(() => fillShell(`<p>${mark}</p>`, 'ru')).toThrow(`index.html: no word for ${mark}`);
    },
  );

  it('every occurrence of a mark is replaced, and nothing else is changed', () => {
    expect(fillShell('{{brand}} {brand} {{brand}} $& {{ brand }}', 'en')).toBe(
      'Parking {brand} Parking $& {{ brand }}',
    );
  });
});

describe('the built pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'shell-'));
  const write = (path: string, content: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  /** Builds an app with two languages. `languages` are those whose messages are included. */
  const buildWith = async (languages: readonly string[]): Promise<Map<string, string>> => {
    write(
      'index.html',
      '<html lang="{{lang}}"><head><title>{{title}}</title><style>html { color: red }</style></head><body>{{frames}}{{draw}}<script type="module" src="/main.js"></script></body></html>',
    );
    write('main.js', 'window.isStarted = true;');
    const messages: Plugin = {
      name: 'messages',
      buildStart() {
        const sources = Object.fromEntries(
          languages.map((language) => [`base-${language}`, `export const language = '${language}'`]),
        );
        emitFamily('messages', sources, (fileName, source) => this.emitFile({ type: 'asset', fileName, source }));
      },
    };
    const output = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: { polyfill: false } },
      plugins: [
        messages,
        shellPages(async () => ({ ru: '<template>ru</template>', en: '<template>en</template>' })),
        headers([], readBuildSettings({})),
      ],
    })) as Rolldown.RolldownOutput;
    return new Map(
      output.output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]),
    );
  };
  let files: Map<string, string>;
  beforeAll(async () => {
    files = await buildWith(['ru', 'en']);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['index.html', 'ru'],
    ['en/index.html', 'en'],
  ])('%s is written in %s and preloads the messages of its own language only', (path, language) => {
    const page = files.get(path) ?? '';
    expect(page).toContain(`<html lang="${language}">`);
    const preloads = [...page.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(
      ([, href = '']) => files.get(href) ?? 'no such file',
    );
    expect(preloads.filter((code) => code.includes('language'))).toEqual([`export const language = '${language}'`]);
  });

  it.each(['index.html', 'en/index.html'])('the header file admits the built styles of %s by their hashes', (path) => {
    const styles = [...(files.get(path) ?? '').matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css);
    expect(styles).toHaveLength(2);
    const policy = /style-src [^;]*/.exec(files.get('_headers') ?? '')?.[0];
    for (const css of styles) {
      expect(css).toContain('color');
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    }
  });

  it.each(['index.html', 'en/index.html'])(
    '%s contains the script of its first frame and the one after it, admitted by their hashes',
    (path) => {
      const page = files.get(path) ?? '';
      const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
      expect(scripts).toEqual([expect.stringContaining('first-frame'), expect.stringContaining('data-app')]);
      const policy = /script-src [^;]*/.exec(files.get('_headers') ?? '')?.[0];
      for (const script of scripts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      const app = /<link rel="modulepreload"[^>]* data-app href="\/([^"]+)"/.exec(page)?.[1] ?? '';
      expect(files.get(app)).toContain('isStarted');
      expect(page).toContain(`<template>${path.startsWith('en') ? 'en' : 'ru'}</template>`);
    },
  );

  it('a language without messages stops the build, which names it', async () => {
    await expect(buildWith(['ru'])).rejects.toThrow('index.html: no messages of the base in en');
  });
});
