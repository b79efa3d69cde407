import type { BrowserContext, Page } from '@playwright/test';
import cityList from '../../../cities.json' with { type: 'json' };

/**
 * A language that nobody speaks, in the place of English: every letter of ours carries a mark, and every word is 40 % longer.
 * What is left in plain letters never went through a catalogue, and what breaks would break in another language too.
 */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀćďéƒĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŽ';
const growth = 0.4;

const stretch = (text: string): string =>
  text.replaceAll(/[a-z]+/gi, (word) => {
    const body = word.replaceAll(/./g, (character) => marked[plain.indexOf(character)] ?? character);
    return body + 'é'.repeat(word.length < 3 ? 0 : Math.ceil(word.length * growth));
  });

/** A compiled message: text and placeholders, a plural's forms inside. */
const stretchMessage = (message: unknown): unknown => {
  if (typeof message === 'string') return stretch(message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return typeof part === 'string' && part !== '#' ? stretch(part) : part;
    const [name, kind, forms] = part as [unknown, unknown, unknown];
    if (typeof forms !== 'object' || forms === null) return part;
    return [
      name,
      kind,
      Object.fromEntries(
        Object.entries(forms).map(([form, text]) => [form, typeof text === 'number' ? text : stretchMessage(text)]),
      ),
    ];
  });
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleString('en-US', { month: 'long' }),
);

/**
 * Notes every text that the city answers with: its words are not ours. They are noted on their way to the page: of a page that
 * has been left, an answer that it has kept can no longer be read.
 */
export const collectCityTexts = async (context: BrowserContext): Promise<string[]> => {
  const cityTexts = [...months, ...cityList.flatMap(({ nameForShow }) => [nameForShow.ru, nameForShow.en])];
  await context.route(/^https?:\/\/[^/]+\/city\//, async (route) => {
    const response = await route.fetch();
    cityTexts.push(...stringsIn(await response.json().catch(() => undefined)));
    // A page that has gone on does not wait for it.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return cityTexts;
};

/** English pages speak the made-up language from now on. */
export const speakPseudo = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/assets\/words-[\w-]+-en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const source = (await response.text()).replace(/^export const \{ messages \} = /, '');
    const { messages } = JSON.parse(source) as { messages: Record<string, unknown> };
    const pseudo = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, stretchMessage(message)]));
    await route.fulfill({ response, body: `export const messages = ${JSON.stringify(pseudo)}` });
  });
};

/** What a screen says that no catalogue has, and what does not fit into it. */
export const untranslatedTexts = async (
  page: Page,
  cityTexts: readonly string[],
  isOurs: (text: string) => boolean,
): Promise<string[]> => {
  const { texts, overflows } = await page.evaluate(() => {
    const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (parent && isVisible(parent) && !parent.closest('script, style, noscript, svg, .mapboxgl-map'))
        found.add(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (!isVisible(element) || element.closest('.mapboxgl-map')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
    }
    found.add(document.title);

    const wide: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) wide.push(`the page is ${over} px wider than the screen`);
    for (const element of document.querySelectorAll('button, a, label, h1, h2, p, dt, dd, li')) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (
        !isVisible(element) ||
        overflowX !== 'visible' ||
        textOverflow === 'ellipsis' ||
        element.closest('.sr-only, .mapboxgl-map')
      )
        continue;
      const spill = element.scrollWidth - element.clientWidth;
      if (element.clientWidth > 0 && spill > 1)
        wide.push(`${element.tagName} «${element.textContent.slice(0, 40)}» spills by ${spill} px`);
    }
    return { texts: [...found].map((text) => text.trim()), overflows: wide };
  });
  const allCityText = cityTexts.join('\n');
  /** Runs of plain letters; a word of ours is marked all through. */
  const unwrapped = texts
    .filter((text) => !isOurs(text))
    .flatMap((text) =>
      (text.match(/[\p{L}\d.@-]*[\p{L}\d]/gu) ?? [])
        .filter((word) => /[a-zа-яё]{2}/i.test(word) && !allCityText.includes(word))
        .map(() => text),
    );
  return [...[...new Set(unwrapped)].map((text) => `not in a catalogue: ${text}`), ...overflows];
};
