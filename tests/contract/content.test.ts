import { describe, expect, it } from 'vitest';
import type { RequestOf } from '~/api/contract/endpoint';
import { getNews, getNewsItem, getPage } from '~/api/contract/content';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const news = async (input: RequestOf<typeof getNews>) => valueOf(await server.current.call(city, getNews, input));
const raw = async (path: string): Promise<unknown> => (await fetch(server.current.apiUrl(city) + path)).json();

/** The tags and attributes that a text may contain. */
const plainHtml =
  /^(?:[^<>]|<\/?(?:h2|p|ul|li|strong)>|<a href="(?:\/[a-z][a-z/-]*|\/|tel:\+\d+|mailto:[a-z.@-]+)">|<\/a>)*$/;

describe('texts of a test’s own', () => {
  it('stand in the place of a page, of none, and of the news; the others are as they were', async () => {
    const before = valueOf(await server.current.call(city, getPage, { path: 'contacts' }));
    await server.current.control.settings(city, {
      texts: { pages: { rules: '<b>1</b>', 'new/page': '<i>2</i>' }, news: { '1': '<u>3</u>' } },
    });
    const textOf = async (path: string): Promise<string> =>
      valueOf(await server.current.call(city, getPage, { path })).result.text ?? '';
    expect([await textOf('rules'), await textOf('new/page')]).toEqual(['<b>1</b>', '<i>2</i>']);
    expect(valueOf(await server.current.call(city, getPage, { path: 'contacts' }))).toEqual(before);
    expect(await server.current.call(city, getPage, { path: 'constructor' })).toEqual(refusedWith('ValidationError'));
    expect(valueOf(await server.current.call(city, getNewsItem, { id: '1' })).result.text).toBe('<u>3</u>');
    expect(valueOf(await server.current.call(city, getNewsItem, { id: '2' })).result.text).not.toContain('<u>');
    await server.current.control.resetSettings();
    expect(await textOf('rules')).not.toBe('<b>1</b>');
  });
});

describe('news', () => {
  it('are twelve, the newest first, none from the future', async () => {
    const { result, count } = await news({ limit: 50, offset: 0 });
    const dates = result.map(({ date }) => Date.parse(date ?? ''));
    expect([result.length, count]).toEqual([12, 12]);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(dates[0]).toBeLessThan(Date.now());
    expect(result[0]?.date).toMatch(/T10:00:00\.000\+05:00$/);
  });

  it('come in stretches that fit together', async () => {
    const all = (await news({ limit: 50, offset: 0 })).result;
    const stretches = [
      await news({ limit: 5, offset: 0 }),
      await news({ limit: 5, offset: 5 }),
      await news({ limit: 5, offset: 10 }),
    ];
    expect(stretches.flatMap(({ result }) => result)).toEqual(all);
    expect(stretches.map(({ count }) => count)).toEqual([12, 12, 12]);
    expect((await news({ limit: 5, offset: 12 })).result).toEqual([]);
  });

  it.each([
    ['limit=0&offset=0', 'ValidationError'],
    ['limit=51&offset=0', 'ValidationError'],
    ['limit=1.5&offset=0', 'ValidationError'],
    ['limit=5&offset=-1', 'ValidationError'],
    ['limit=5&offset=99999999999999999999', 'ValidationError'],
    ['limit=five&offset=0', 'ItNeedToBeANumber'],
    ['offset=0', 'RequiredField'],
    ['limit=5&offset=0&lang=de', 'ValidationError'],
  ])('%s is refused as %s', async (query, errorName) => {
    expect(await raw(`/api/news?${query}`)).toMatchObject({ status: 'error', errorName });
  });

  it('each has its text in both languages, Russian where none is chosen', async () => {
    for (const { id } of (await news({ limit: 50, offset: 0 })).result) {
      const [plain, russian, english] = await Promise.all(
        [undefined, 'ru' as const, 'en' as const].map(
          async (lang) => valueOf(await server.current.call(city, getNewsItem, { id, lang })).result,
        ),
      );
      expect(plain).toEqual(russian);
      expect(russian?.title).toMatch(/[а-я]/);
      for (const one of [english?.title, english?.announce, english?.text]) expect(one).not.toMatch(/[а-яё]/i);
      for (const one of [russian, english]) expect(one?.text).toMatch(plainHtml);
    }
  });

  it('the list speaks the chosen language', async () => {
    const { result } = await news({ limit: 1, offset: 0, lang: 'en' });
    expect(result[0]?.title).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each(['0', '13', '', '-1', '1e0', '__proto__', '9'.repeat(40)])('"%s" is no news', async (id) => {
    expect(await server.current.call(city, getNewsItem, { id })).toEqual(refusedWith('ValidationError'));
  });
});

describe('pages', () => {
  const paths = ['personal-data-rules', 'rules', 'about', 'tariffs', 'contacts', 'how-to-pay'];

  it.each(paths)('%s in both languages', async (path) => {
    const [russian, english] = await Promise.all(
      [undefined, 'en' as const].map(
        async (lang) => valueOf(await server.current.call(city, getPage, { path, lang })).result,
      ),
    );
    expect(russian).toMatchObject({ path, title: expect.stringMatching(/[а-я]/) });
    expect(english?.text).not.toMatch(/[а-яё]/i);
    for (const one of [russian, english]) expect(one?.text).toMatch(plainHtml);
  });

  it('the links of all texts lead to pages that are there', async () => {
    const texts = await Promise.all(
      paths.flatMap((path) =>
        (['ru', 'en'] as const).map(
          async (lang) => valueOf(await server.current.call(city, getPage, { path, lang })).result.text,
        ),
      ),
    );
    const linked = [...texts.join('').matchAll(/href="(?:\/en)?\/pages\/([^"]+)"/g)].map(([, path]) => path);
    expect(linked.length).toBeGreaterThan(3);
    expect(paths).toEqual(expect.arrayContaining(linked));
  });

  it.each(['/rules', 'rules/', '//rules//'])('"%s" is the page of the rules', async (path) => {
    expect(valueOf(await server.current.call(city, getPage, { path })).result.path).toBe('rules');
  });

  it('contacts are those of the city', async () => {
    const { text } = valueOf(await server.current.call('kazan', getPage, { path: 'contacts' })).result;
    expect(text).toContain('parking@kazan.example');
  });

  it.each(['', '/', 'none', '../rules', '__proto__', '/'.repeat(15_000), `rules' or '1'='1`])(
    '"%s" is no page',
    async (path) => {
      expect(await server.current.call(city, getPage, { path })).toEqual(refusedWith('ValidationError'));
    },
  );
});
