import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page: records in every frame where the parts of a payment form stand. The layout shift of a browser also
 * counts what moves under the bar at the lower edge.
 */
export const recordTops = (): void => {
  const tops: Record<string, number[]> = {};
  Object.assign(window, { tops });
  const note = (): void => {
    for (const part of ['[name=zone]', '[name=plate]', '[type=radio]', '[type=tel]', '[type=submit]']) {
      const element = document.querySelector(`form ${part}`);
      const top = element && Math.round(element.getBoundingClientRect().y);
      if (top !== null && !tops[part]?.includes(top)) (tops[part] ??= []).push(top);
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

/** Fails if one of the five parts has moved by more than two pixels since `recordTops` ran. */
export const expectNothingMoved = async (page: Page): Promise<void> => {
  const tops = await page.evaluate(() => (window as unknown as { tops: Record<string, number[]> }).tops);
  expect(Object.keys(tops)).toHaveLength(5);
  for (const [part, all] of Object.entries(tops))
    expect(Math.max(...all) - Math.min(...all), `${part}: ${all.join(', ')}`).toBeLessThanOrEqual(2);
};
