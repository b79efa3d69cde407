import { compile, optimize } from '@tailwindcss/node';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The parts of the library's reset that a frame needs. The initial value of one property replaces the library's
 * registered properties.
 */
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

/** Classes with little or no effect on a picture that cannot be used, and shadows, which need too many rules. */
const isNotNeededYet = (name: string): boolean =>
  /^(@container|accent|forced|max-[hw]-3\/5$|placeholder|select-none$|shadow|sticky|text-left|top-0$|z-)|(leading-|pointer-events)/.test(
    name,
  );

/**
 * Returns the style of the first frames for a page. It is part of the page, which can be drawn before the style sheet
 * has loaded. The rules and layers are those of the style sheet, so nothing changes when it loads.
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

/** Removes the rules for browsers without registered properties. All of them are older than the supported browsers. */
const withoutFallbacks = (css: string): string =>
  css.replaceAll(/@layer properties\s*\{\s*@supports [^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g, '');

/** Does the same for every style sheet of a build. It must come after the plugin of the library that writes them. */
export const noFallbacks = (): Plugin => ({
  name: 'no-fallbacks',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: withoutFallbacks(css), map: null }) },
});
