import { compile, optimize } from '@tailwindcss/node';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Of the library's reset, what a frame needs; and in place of its registered properties the value that one of them begins with. */
const source = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities) source(none);
@import './tokens.css';
@layer base {
  *, ::before, ::after {
    box-sizing: border-box; margin: 0; padding: 0; border: 0 solid;
    --tw-border-style: solid;
  }
  html { line-height: 1.5; }
  h1, h2 { font: inherit; }
  a { color: inherit; text-decoration: inherit; }
  svg { display: block; }
}`;

/** What waits for a finger or a form, and shadows, which stand on more than is worth while for a moment. */
const isNotNeededYet = (name: string): boolean => /(active|disabled|enabled|aria-\w+|placeholder):|^shadow-/.test(name);

/**
 * The style of the first frames, to stand in their page: it is drawn as soon as the page itself is there, before the style sheet. Takes the page;
 * the rules are those of the style sheet, in its layers, so that nothing changes when that comes.
 */
export const frameStyle = async (html: string): Promise<string> => {
  const names = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, list = '']) => list.split(/\s+/))
      .filter((name) => !isNotNeededYet(name)),
  );
  const compiler = await compile(source, {
    base: fileURLToPath(new URL('..', import.meta.url)),
    onDependency: () => undefined,
  });
  const { code } = optimize(compiler.build([...names]).replaceAll(/@property [^}]*\}/g, ''), { minify: true });
  return withoutFallbacks(code)
    .replace(/^\/\*.*?\*\/\s*/, '')
    .trim();
};

/** A style sheet less what stands in it for browsers without registered properties, all of them older than ours. */
const withoutFallbacks = (css: string): string =>
  css.replaceAll(/@layer properties\s*\{\s*@supports [^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g, '');

/** The same for every style sheet of a build: stands after the library that writes it. */
export const noFallbacks = (): Plugin => ({
  name: 'no-fallbacks',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: withoutFallbacks(css), map: null }) },
});
