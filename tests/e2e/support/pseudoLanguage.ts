import type { BrowserContext, Page } from '@playwright/test';
import cityList from '../../../cities.json' with { type: 'json' };

/**
 * A pseudo-language in place of English: every letter of the app's own texts has a mark, and every word is 40 % longer.
 * Plain letters show that a text never went through a catalogue. A layout that breaks would break in another language
 * too.
 */

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀćďéƒĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŽ';
const growth = 0.4;

const stretch = (text: string): string =>
  text.replaceAll(/[a-z]+/gi, (word) => {
    const body = word.replaceAll(/./g, (character) => marked[plain.indexOf(character)] ?? character);
    return body + 'é'.repeat(word.length < 3 ? 0 : Math.ceil(word.length * growth));
  });

/** Stretches a compiled message, including the forms of its plurals. Placeholders stay as they are. */
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
 * Collects every text that the city returns, because those are not the app's own. They are collected on their way to
 * the page: once a page was left, its answers can no longer be read.
 */
export const collectCityTexts = async (context: BrowserContext): Promise<string[]> => {
  const cityTexts = [...months, ...cityList.flatMap(({ nameForShow }) => [nameForShow.ru, nameForShow.en])];
  await context.route(/^https?:\/\/[^/]+\/city\//, async (route) => {
    const response = await route.fetch();
    cityTexts.push(...stringsIn(await response.json().catch(() => undefined)));
    // The page may have moved on without waiting for this answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return cityTexts;
};

/** English pages use the pseudo-language from here on. */
export const speakPseudo = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/assets\/messages-[\w-]+-en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const source = (await response.text()).replace(/^export const \{ messages \} = /, '');
    const { messages } = JSON.parse(source) as { messages: Record<string, unknown> };
    const pseudo = Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, stretchMessage(message)]));
    await route.fulfill({ response, body: `export const messages = ${JSON.stringify(pseudo)}` });
  });
};

/** The texts on the screen that are in no catalogue, and the elements that do not fit. */
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
  /** Words in plain letters. In the app's own words every letter is marked. */
  const unwrapped = texts
    .filter((text) => !isOurs(text))
    .flatMap((text) =>
      (text.match(/[\p{L}\d.@-]*[\p{L}\d]/gu) ?? [])
        .filter((word) => /[a-zа-яё]{2}/i.test(word) && !allCityText.includes(word))
        .map(() => text),
    );
  return [...[...new Set(unwrapped)].map((text) => `not in a catalogue: ${text}`), ...overflows];
};
