import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey';

const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

const check = async (rules: AxeBuilder, screen: string): Promise<void> => {
  const { violations } = await rules.analyze();
  const found = violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
};

/** Everything that the rules of WCAG 2.2 AA can tell without a person, of what is on the screen once it has come to rest. */
export const checkRules = async (page: Page, screen = ''): Promise<void> => {
  await atRest(page);
  await check(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']), screen);
};

/** The rules about colours alone: what another scheme changes. */
export const checkContrast = async (page: Page, screen: string): Promise<void> => {
  await atRest(page);
  await check(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']), screen);
};
