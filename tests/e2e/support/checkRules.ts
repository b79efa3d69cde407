import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures';
import { checkTargets } from './tapTargets';

const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** The minified build, because every page under test has to evaluate it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const check = async (page: Page, runOnly: axe.RunOptions['runOnly'], screen: string): Promise<void> => {
  // An element half under the page's header, or under a bar at the foot, would count as too small. At the top of the page
  // there is no header over it, and a bar is put in its place for the moment.
  await page.evaluate(() => scrollTo(0, 0));
  const bars = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLElement>('main .sticky')];
    for (const bar of found) bar.style.position = 'static';
    return found;
  });
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (options) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(options);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  await bars.evaluate((found) => {
    for (const bar of found) bar.style.position = '';
  });
  expect(violations, screen).toEqual([]);
};

/**
 * Checks what is on the screen, once it has settled, against the rules of WCAG 2.2 AA that can be tested automatically.
 * It also checks the size of tap targets.
 */
export const checkRules = async (page: Page, screen = ''): Promise<void> => {
  await check(
    page,
    { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    screen,
  );
  await atRest(page);
  await checkTargets(page, screen);
};

/** Checks only the rules about colours, which another colour scheme can break. */
export const checkContrast = (page: Page, screen: string): Promise<void> =>
  check(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, screen);
