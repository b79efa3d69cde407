import { describe, expect, it } from 'vitest';
import { complaintsOf, type Allowed } from '../../tools/browser-floor/allowed';
import { checkScripts } from '../../tools/browser-floor/scripts';
import { checkStyles } from '../../tools/browser-floor/styles';

const inScript = (code: string, file = 'probe.tsx'): string[] =>
  checkScripts([{ file, code }]).map(({ feature }) => feature);
const inSheet = (code: string): string[] => checkStyles([{ file: 'probe.css', code }]).map(({ feature }) => feature);

describe('the features in a script that a declared browser lacks', () => {
  it.each([
    ['URL.canParse', 'export const isAddress = (text: string) => (URL.canParse(text) ? new URL(text).host : "");'],
    ['Response.json', 'await cache.put("/list", Response.json([]));'],
    ['Promise.withResolvers', 'const { promise } = Promise.withResolvers<void>();'],
    ['Promise.withResolvers', 'const { withResolvers } = Promise;'],
    ['URL.canParse', 'window.URL.canParse("/");'],
    ['Object.groupBy', 'Object["groupBy"](list, nameOf);'],
    ['Array.fromAsync', 'await Array.fromAsync(rows);'],
    ['AbortSignal.any', 'fetch("/", { signal: AbortSignal.any([one, other]) });'],
    ['.isSubsetOf', 'export const isWithin = (one: Set<string>, other: Set<string>) => one.isSubsetOf(other);'],
    ['.getWeekInfo', 'new Intl.Locale("ru").getWeekInfo();'],
    ['navigator.share', 'await navigator.share({ text });'],
    ['requestIdleCallback', 'requestIdleCallback(work);'],
    ['window.requestIdleCallback', 'window.requestIdleCallback(work);'],
    ['IdleDetector', 'new IdleDetector();'],
    ['.startViewTransition', 'page.startViewTransition(update);'],
    ['self.navigation', 'declare const self: Window; self.navigation.back();'],
    ['the event scrollend', 'box.addEventListener("scrollend", stop);'],
    ['/v', 'export const letters = /[\\p{L}--[a-z]]/v;'],
    ['<div popover>', 'export const Hint = () => <div popover="auto" />;'],
  ])('the feature %s is reported in the script: %s', (feature, code) => expect(inScript(code)).toEqual([feature]));

  it('a feature that a browser lacks is reported with its place and the browsers', () =>
    expect(complaintsOf(checkScripts([{ file: 'src/probe.ts', code: '\n  URL.canParse(text);' }]), [])).toEqual([
      'src/probe.ts:2:3 URL.canParse is not in safari 16.4, safari_ios 16.4, chrome 111, chrome_android 111',
    ]));
});

describe('the features that a script checks first or defines itself, and old features', () => {
  it.each([
    'if ("canParse" in URL) URL.canParse(text);',
    'if (typeof URL.canParse === "function" && URL.canParse(text)) read();',
    'const isAddress = URL.canParse?.(text) ?? true;',
    'const host = URL.canParse ? URL.canParse(text) : read(text);',
    'function isAddress(text) { if (!URL.canParse) return true; return URL.canParse(text); }',
    'typeof requestIdleCallback === "undefined" ? setTimeout(work) : requestIdleCallback(work);',
    '"requestIdleCallback" in window && requestIdleCallback(work);',
    'const lock = navigator.locks?.request("payment", work);',
    'const agent = navigator.userAgentData ?? navigator.userAgent;',
    'const URL = { canParse: (text: string) => true }; URL.canParse("/");',
    'interface Zone { isSubsetOf: (other: Zone) => boolean } const isWithin = (one: Zone, other: Zone) => one.isSubsetOf(other);',
    'import * as v from "valibot"; v.union([]);',
    'type Check = typeof URL.canParse;',
    '[3, 1].toSorted().at(0); structuredClone({}); Object.hasOwn({}, "a"); new Set([1]).has(1); document.title;',
    'element.style.marginBottom = "0"; element.style.removeProperty("margin-bottom");',
  ])('a script passes the browser check: %s', (code) => expect(inScript(code)).toEqual([]));
});

describe('the features in a style sheet that a declared browser lacks', () => {
  it.each([
    ['text-wrap', 'p { text-wrap: balance; }'],
    ['align-content: safe', 'p { align-content: safe center; }'],
    ['light-dark()', 'p { color: light-dark(black, white); }'],
    ['@starting-style', '@starting-style { p { opacity: 0; } }'],
    ['@media (scripting)', '@media (scripting: none) { p { opacity: 0; } }'],
    [':user-invalid', 'input:user-invalid { color: red; }'],
    ['a rule within a rule', 'p { a { color: red; } }'],
  ])('the feature %s is reported in the style sheet: %s', (feature, code) => expect(inSheet(code)).toEqual([feature]));

  it.each([
    '@supports (text-wrap: balance) { p { text-wrap: balance; } }',
    'p { color: black; color: light-dark(black, white); }',
    'p { -webkit-user-select: none; user-select: none; }',
    'p:is([open], :open) { rotate: 180deg; }',
    '@media (width >= 40rem) { p:has(> a) { color: color-mix(in oklab, red 40%, transparent); height: 100dvh; } }',
  ])('a style sheet passes the browser check: %s', (code) => expect(inSheet(code)).toEqual([]));
});

it('an allowed use passes the browser check, and an allowance that nothing needs is reported', () => {
  const allowed: Allowed[] = [
    [/^probe\.tsx: URL\.canParse$/, 'a probe'],
    [/ Object\.groupBy$/, 'no use'],
  ];
  expect(complaintsOf(checkScripts([{ file: 'probe.tsx', code: 'URL.canParse(text);' }]), allowed)).toEqual([
    'tests/tools/browser-floor/allowed.ts: nothing needs / Object\\.groupBy$/ any more',
  ]);
});
