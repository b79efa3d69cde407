import type { Page } from '@playwright/test';
import { expect } from './journey';

const leastPx = 48;

/**
 * Every target of a finger is 48 px high and wide, with its label where it has one: a link in a sentence is part of its line. What a map's
 * engine draws, and what only a keyboard reaches, is no target.
 */
export const checkTargets = async (page: Page, screen: string): Promise<void> => {
  const small = await page.evaluate((least) => {
    const selector = 'button, select, textarea, summary, input:not([type=hidden]), a[href], [role=button]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      if (!target.checkVisibility({ opacityProperty: false, visibilityProperty: true }) || target.closest('[inert], .mapboxgl-map, .sr-only'))
        return [];
      const { display } = getComputedStyle(target);
      if (target.matches('a') && display === 'inline') return [];
      const boxes = [target, ...((target as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      if (width === 0 || height === 0 || (width > least - 0.5 && height > least - 0.5)) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
    });
  }, leastPx);
  expect(small, screen).toEqual([]);
};
