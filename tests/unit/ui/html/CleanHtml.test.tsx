// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CleanHtml } from '~/ui/html/CleanHtml';
import { anyText, hostileTexts } from '../../support/hostileTexts';
import { attacks } from '../../support/htmlAttacks';

/** A server's HTML as rendered markup, and parsed again as a browser would. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const markup = (html: string): string =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <CleanHtml html={html} label="Правила" />
    </RouterContextProvider>,
  );
const drawn = (html: string): Element => {
  const { body } = new DOMParser().parseFromString(markup(html), 'text/html');
  const box = body.firstElementChild;
  if (!box || body.childNodes.length !== 1) throw new Error('Something has left its box');
  return box;
};
/** The content of the box, without the app's classes. */
const inside = (html: string): string => drawn(html).innerHTML.replaceAll(/ class="[^"]*"/g, '');

const elements =
  'a b blockquote br caption code dd div dl dt em h2 h3 h4 hr i img li ol p path pre s small span strong sub sup svg table tbody td tfoot th thead tr u ul';
const attributes =
  'alt aria-label aria-hidden class colspan d decoding fill height href loading referrerpolicy rel role rowspan scope src start stroke stroke-linecap stroke-linejoin stroke-width style tabindex target viewBox width';

/** Everything that is wrong with the rendered HTML. It should be empty. */
const dangers = (box: Element): string[] =>
  [...box.querySelectorAll('*')].flatMap((element) => {
    const isOurIcon = element.closest('svg') !== null;
    const wrong = [...element.attributes].filter(
      ({ name, value }) =>
        !attributes.split(' ').includes(name) ||
        (name === 'style' && !isOurIcon) ||
        (name === 'href' && !/^(\/(?![/\\])|https:\/\/(?!.*@)|tel:\+?\d+$|mailto:|sms:)/.test(value)) ||
        (name === 'src' && !value.startsWith(`${location.origin}/`)),
    );
    return [
      ...(elements.split(' ').includes(element.localName) ? [] : [element.localName]),
      ...wrong.map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ];
  });

describe('ASVS 1.3.1, F-79: HTML of a server', () => {
  it.each(attacks)('a server’s HTML runs nothing and can only be read: %s', (attack) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const box = drawn(`<p>До этого.</p>${attack}`);
    expect(dangers(box)).toEqual([]);
    expect(box.textContent).toContain('До этого.');
    document.body.replaceChildren(box);
    expect(alert).not.toHaveBeenCalled();
  });

  it('a server’s HTML keeps the words around an attack', () => {
    for (const attack of attacks.filter(
      (one) =>
        !/<(math|svg|form|script|scr|frameset|textarea|xmp|listing|select|noscript|!|style|template|table|iframe|p><a)/i.test(
          one,
        ),
    ))
      expect(drawn(`<p>До.</p>${attack}<p>После.</p>`).textContent).toMatch(/^До\..*После\.$/s);
  });

  it.each(hostileTexts)('the text %j does no harm in a server’s HTML', (text) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(dangers(drawn(`<p>${escaped}</p>`))).toEqual([]);
    expect(dangers(drawn(`<p>${text}</p><a href="${text}">${text}</a><img src="${text}" alt="${text}">`))).toEqual([]);
  });

  it('a server’s HTML with any text at all neither throws nor breaks out of its box', () => {
    const htmlParts = fc.oneof(
      anyText,
      fc.constantFrom(...attacks, '<', '>', '</', '"', "'", '<table>', '<td>', '</p>', '<ul><li>', '<h1>'),
    );
    fc.assert(
      fc.property(fc.array(htmlParts, { maxLength: 8 }), (parts) => {
        expect(dangers(drawn(parts.join('')))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the drawing of a server’s HTML', () => {
  it.each([
    ['<h1>А</h1><h2>Б</h2><h6>В</h6>', '<h2>А</h2><h2>Б</h2><h4>В</h4>'],
    [
      '<p>a <b>b</b> <i>i</i> <strong>s</strong> <em>e</em> <code>c</code><br>x</p><hr>',
      '<p>a <strong>b</strong> <em>i</em> <strong>s</strong> <em>e</em> <code>c</code><br>x</p><hr>',
    ],
    ['<ul>\n<li>раз</li>\n<li>два</li>\n</ul>', '<ul><li>раз</li><li>два</li></ul>'],
    ['<ol start="3"><li>три</li></ol>', '<ol start="3"><li>три</li></ol>'],
    ['<blockquote>цитата</blockquote>', '<blockquote>цитата</blockquote>'],
    ['<font color="red">слова</font> <span style="x">ещё</span>', 'слова ещё'],
    ['<section>раз</section><article>два</article>', '<div>раз</div><div>два</div>'],
    ['<h2></h2><p> </p><a href="/pages/rules"></a>', ''],
    ['просто слова', 'просто слова'],
    [
      '<table class="x"><caption>Цены</caption><tr><th scope="col" colspan="2">a</th></tr><tr><td rowspan="9999">1</td><td colspan="x">2</td></tr></table>',
      '<div role="group" aria-label="Правила" tabindex="0"><table><caption>Цены</caption><tbody><tr><th colspan="2" scope="col">a</th></tr><tr><td rowspan="50">1</td><td>2</td></tr></tbody></table></div>',
    ],
  ])('CleanHtml draws %s with allowed elements only', (html, expected) => {
    expect(inside(html)).toBe(expected);
  });

  it('links in a server’s HTML lead where the rule for links allows', () => {
    const links = drawn(
      '<a href="/pages/rules?a=1#b">правила</a><a href="https://perm.ru/">город</a><a href="tel:+7 (342) 255-55-55">телефон</a><a href="javascript:alert(1)">слова</a>',
    );
    expect(
      [...links.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.target,
        link.rel,
      ]),
    ).toEqual([
      ['правила', '/pages/rules?a=1#b', '', ''],
      ['город', 'https://perm.ru/', '_blank', 'noopener noreferrer'],
      ['телефон', 'tel:+73422555555', '', ''],
    ]);
    expect(links.textContent).toBe('правилагородтелефонслова');
  });

  it('a picture without words is named by its host, even in Safari 16 and Chrome 111, which lack URL.canParse', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
    const html =
      '<p>Схема: <img src="https://evil.example/a.png"></p><p>До. <img src="/files/plan.png"><img src="plan plan"></p>';
    expect(drawn(html).textContent).toMatch(/^Схема: evil\.example.*До\. $/);
  });

  it('pictures in a server’s HTML load lazily from this origin only, and others become links', () => {
    const box = drawn(
      '<img src="/files/plan.png" alt="План" width="4000" height="90000"><img src="https://evil.example/a.png" alt="Снимок"><img src="https://evil.example/b.png"><a href="/news"><img src="https://evil.example/c.png" alt="Слова"></a>',
    );
    const [image, ...others] = box.querySelectorAll('img');
    expect(others).toEqual([]);
    expect([image?.getAttribute('src'), image?.getAttribute('loading')]).toEqual([
      `${location.origin}/files/plan.png`,
      'lazy',
    ]);
    expect([image?.alt, image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['План', '4000', null]);
    expect(image?.className).toContain('max-w-full');
    expect([...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Снимок', 'https://evil.example/a.png'],
      ['evil.example', 'https://evil.example/b.png'],
      ['Слова', '/news'],
    ]);
  });

  it('endlessly nested HTML of a server is still drawn', () => {
    const text = drawn(`${'<div>'.repeat(400)}дно${'</div>'.repeat(400)}`);
    expect(text.textContent).toBe('дно');
    expect(text.querySelectorAll('*').length).toBeLessThan(50);
  });
});
