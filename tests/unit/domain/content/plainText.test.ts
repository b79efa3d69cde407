import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from '~/domain/content/plainText';
import { anyText } from '../../support/hostileTexts';

it.each([
  ['', ''],
  ['просто слова', 'просто слова'],
  ['<p>раз</p><p>два</p>', 'раз\nдва'],
  [
    '<h2>Где платить</h2>\n<p>У <b>паркомата</b> или <a href="/x">здесь</a>.</p>',
    'Где платить\nУ паркомата или здесь.',
  ],
  ['<ul>\n<li>раз</li>\n<li>два</li>\n</ul>', '• раз\n• два'],
  ['раз<br>два<BR/>три', 'раз\nдва\nтри'],
  ['<tr><td>Зона</td><td>40 ₽</td></tr>', 'Зона 40 ₽'],
  ['&laquo;Парковка&raquo; &mdash; 5&nbsp;&lt; 6 &amp;amp; &#1071;&#x42F;', '«Парковка» — 5\u00a0< 6 &amp; ЯЯ'],
  ['&#0;&#9999999;&#xFFFFFF;&unknown;&toString;', '&unknown;&toString;'],
  ['<script>alert(1)</script>слова<style>p{}</style>', 'слова'],
  ['<script>if (a<b) alert("</p>")</script>слова', 'слова'],
  ['<SCRIPT src=x>alert(1)</Script >слова', 'слова'],
  ['<!-- примечание -->слова', 'слова'],
  ['до <script>alert(1)', 'до'],
  ['5 < 6 и 7 > 2', '5 < 6 и 7 > 2'],
  ['слова <img src=x onerror=alert(1)', 'слова <img src=x onerror=alert(1)'],
  ['<constructor>слова</constructor>', 'слова'],
])('the HTML %j is read as the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('plainText returns a text for any input', () => {
  fc.assert(fc.property(anyText, (text) => typeof plainText(text) === 'string'));
});

it.each(['<script>', '<', '<p>', '</script', '<script', '&#', '<!--', 'a<b '])(
  'half a megabyte of %j is read as text without a noticeable delay',
  (fragment) => {
    // Quadratic work would exceed the runner's time limit.
    expect(typeof plainText(fragment.repeat(Math.ceil(500_000 / fragment.length)))).toBe('string');
  },
);
