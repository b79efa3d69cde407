import { describe, expect, it } from 'vitest';
import cityList from '../../../cities.json' with { type: 'json' };
import { headersFile } from '~/build/headers';
import { readBuildSettings } from '~/city/buildSettings';
import { parseCities } from '~/city/schema';

/** Grades the headers as public graders do: the points of HTTP Observatory, and the findings of csp_evaluator. */

type Headers = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, readonly string[]>>;

const policyOf = (headers: Headers): Policy =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

/** The values that a directive allows. The default applies if the directive is missing. */
const allowed = (policy: Policy, name: string): readonly string[] => policy[name] ?? policy['default-src'] ?? ['*'];
const isOpen = (source: string): boolean => /^('unsafe-|\*|https?:$|http:|data:$|blob:$|ftp:)|\*/.test(source);

/** Extra credit counts only from 90 points up. The set starts at 100. */
const points = (headers: Headers): number => {
  const policy = policyOf(headers);
  const scripts = allowed(policy, 'script-src');
  const everything = Object.values(policy).flat();
  const isStrict =
    policy['default-src']?.join(' ') === "'none'" && !everything.some((source) => source.startsWith("'unsafe-"));
  const rules: readonly (readonly [holds: boolean, penalty: number, credit: number])[] = [
    ['Content-Security-Policy' in headers, 25, 0],
    [!scripts.some(isOpen), 20, 0],
    [!allowed(policy, 'object-src').some(isOpen), 20, 0],
    [!everything.some((source) => source.startsWith('http:')), 20, 0],
    [isStrict && 'form-action' in policy && 'base-uri' in policy, 0, 10],
    [Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0) >= 15_768_000, 20, 0],
    [headers['X-Content-Type-Options'] === 'nosniff', 5, 0],
    [policy['frame-ancestors']?.join(' ') === "'none'", 20, 5],
    [
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['Referrer-Policy'] ?? '',
      ),
      0,
      5,
    ],
    [headers['Cross-Origin-Resource-Policy'] === 'same-origin', 0, 10],
    [headers['Access-Control-Allow-Origin'] === undefined, 50, 0],
  ];
  return rules.reduce((sum, [holds, penalty, credit]) => sum + (holds ? credit : -penalty), 100);
};

/** The ways to run a foreign script, and the ways to change where the app's own scripts load from. */
const findings = (headers: Headers): string[] => {
  const policy = policyOf(headers);
  const scripts = allowed(policy, 'script-src');
  return [
    ...scripts.filter(isOpen).map((source) => `script-src allows ${source}`),
    ...scripts
      .filter((source) => source.startsWith('https://') && new URL(source).pathname !== '/')
      .map((source) => `script-src names a path: ${source}`),
    ...allowed(policy, 'object-src')
      .filter((source) => source !== "'none'")
      .map((source) => `object-src allows ${source}`),
    ...('base-uri' in policy ? [] : ['base-uri is missing']),
    ...(policy['require-trusted-types-for']?.includes("'script'") ? [] : ['no Trusted Types']),
    ...Object.entries(policy).flatMap(([name, values]) =>
      new Set(values).size < values.length ? [`${name} repeats itself`] : [],
    ),
  ];
};

const sent = (env: Record<string, string>): Headers =>
  Object.fromEntries(
    (headersFile({ cities: parseCities(cityList), settings: readBuildSettings(env), pages: [] }).split('\n\n')[0] ?? '')
      .split('\n')
      .slice(1)
      .map((line) => [line.slice(2, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );

const widgets = {
  VITE_CARD_SCRIPT: 'https://card.example.ru/widget.js',
  VITE_CARD_PUBLIC_KEY: 'pk',
  VITE_THIRD_PARTY_ID_SCRIPT: 'https://id.example.ru/sdk.js',
  VITE_CAPTCHA_SCRIPT: 'https://captcha.example.ru/x.js',
  VITE_CAPTCHA_SITE_KEY: 'key',
  VITE_WIDGET_HOSTS: 'https://a.example.ru https://b.example.ru:8443',
};

describe.each([
  ['of the product', {}],
  ['with every widget', widgets],
])('the header set %s', (_, env) => {
  const headers = sent(env);

  it('the header set is worth an A+ with all 130 points, of which 100 are needed', () => {
    expect(points(headers)).toBe(130);
  });

  it('the header set leaves no way to run a foreign script', () => {
    expect(findings(headers)).toEqual([]);
  });

  it.each([
    ["base-uri 'none'; ", ''],
    ["default-src 'none'", 'object-src *'],
    ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
    ["require-trusted-types-for 'script'; ", ''],
  ])('the header set would leave a way to run a foreign script without %s', (strong, weak) => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain(strong);
    expect(findings({ ...headers, 'Content-Security-Policy': policy.replace(strong, weak) })).not.toEqual([]);
  });

  it.each([
    ['Content-Security-Policy', "script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    ['Content-Security-Policy', "script-src 'self'", 'script-src * '],
    ['Content-Security-Policy', "script-src 'self'", "script-src 'self' data:"],
    ['Content-Security-Policy', "frame-ancestors 'none'", 'frame-ancestors *'],
    ['Content-Security-Policy', "default-src 'none'", "default-src 'self'"],
    ['Content-Security-Policy', "form-action 'self'; ", ''],
    ['Strict-Transport-Security', 'max-age=63072000', 'max-age=600'],
    ['X-Content-Type-Options', 'nosniff', ''],
    ['Referrer-Policy', 'no-referrer', 'unsafe-url'],
  ])('the header set would lose points with a weaker %s: %s → %s', (name, strong, weak) => {
    const weaker = (headers[name] ?? '').replace(strong, weak);
    expect(weaker).not.toBe(headers[name]);
    expect(points({ ...headers, [name]: weaker })).toBeLessThan(130);
  });
});
