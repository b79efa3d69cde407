import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');

/** The colours of a scheme. The dark scheme replaces those of the light one. */
const coloursIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );

const schemes = { light: coloursIn(light), dark: { ...coloursIn(light), ...coloursIn(dark) } };

/** Relative luminance by WCAG 2.2. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one = '', other = ''): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const surfaces = ['paper', 'raised'];
const tints = ['sign-soft', 'running-soft', 'ending-soft', 'over-soft'];
const texts: [text: string, ground: string][] = [
  ['on-sign', 'sign'],
  ...['ink', 'muted', 'sign', 'running', 'ending', 'over'].flatMap((text) =>
    surfaces.map((ground): [string, string] => [text, ground]),
  ),
  ...tints.flatMap((tint): [string, string][] => [
    ['ink', tint],
    ['muted', tint],
    [tint.replace('-soft', ''), tint],
  ]),
];

describe.each(Object.entries(schemes))('the %s scheme', (_, colours) => {
  it.each(texts)('text in %s is legible on %s in the sun', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each([...surfaces, ...tints])('the border of a control is visible on %s', (ground) => {
    expect(contrast(colours['edge'], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
