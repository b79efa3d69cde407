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

describe('the texts that a test sets', () => {
  it('texts of a test replace a page, a missing page and news, and the other texts stay', async () => {
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
  it('the city has twelve news items, the newest first, and none dated in the future', async () => {
    const { result, count } = await news({ limit: 50, offset: 0 });
    const dates = result.map(({ date }) => Date.parse(date ?? ''));
    expect([result.length, count]).toEqual([12, 12]);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(dates[0]).toBeLessThan(Date.now());
    expect(result[0]?.date).toMatch(/T10:00:00\.000\+05:00$/);
  });

  it('the news come in portions that fit together', async () => {
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
  ])('a news request with %s is refused as %s', async (query, errorName) => {
    expect(await raw(`/api/news?${query}`)).toMatchObject({ status: 'error', errorName });
  });

  it('each news item has its text in both languages, and is Russian if no language is chosen', async () => {
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

  it('the list of news is in the chosen language', async () => {
    const { result } = await news({ limit: 1, offset: 0, lang: 'en' });
    expect(result[0]?.title).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each(['0', '13', '', '-1', '1e0', '__proto__', '9'.repeat(40)])(
    'the news item "%s" does not exist and is refused',
    async (id) => {
      expect(await server.current.call(city, getNewsItem, { id })).toEqual(refusedWith('ValidationError'));
    },
  );
});

describe('pages', () => {
  const paths = ['personal-data-rules', 'rules', 'about', 'tariffs', 'contacts', 'how-to-pay'];

  it.each(paths)('the page %s is available in both languages', async (path) => {
    const [russian, english] = await Promise.all(
      [undefined, 'en' as const].map(
        async (lang) => valueOf(await server.current.call(city, getPage, { path, lang })).result,
      ),
    );
    expect(russian).toMatchObject({ path, title: expect.stringMatching(/[а-я]/) });
    expect(english?.text).not.toMatch(/[а-яё]/i);
    for (const one of [russian, english]) expect(one?.text).toMatch(plainHtml);
  });

  it('the links in all texts lead to existing pages', async () => {
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

  it.each(['/rules', 'rules/', '//rules//'])('"%s" opens the page of the rules', async (path) => {
    expect(valueOf(await server.current.call(city, getPage, { path })).result.path).toBe('rules');
  });

  it('the contacts page shows the contacts of its city', async () => {
    const { text } = valueOf(await server.current.call('kazan', getPage, { path: 'contacts' })).result;
    expect(text).toContain('parking@kazan.example');
  });

  it.each(['', '/', 'none', '../rules', '__proto__', '/'.repeat(15_000), `rules' or '1'='1`])(
    '"%s" is refused as a page',
    async (path) => {
      expect(await server.current.call(city, getPage, { path })).toEqual(refusedWith('ValidationError'));
    },
  );
});
