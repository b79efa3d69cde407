import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const minPx = 48;

/**
 * Every target of a finger is 48 px high and wide: a box to tick with its label, a button that is a label by the label alone. A link in a sentence
 * is part of its line. What a map's engine draws, and what no finger reaches, is no target.
 */
export const checkTargets = async (page: Page, screen: string): Promise<void> => {
  const small = await page.evaluate((minSize) => {
    const selector =
      'button, select, textarea, summary, input:not([type=hidden]), a[href], [role=button], [role=option], [role=switch], [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.closest('[inert], [aria-hidden=true], .mapboxgl-map')
      )
        return [];
      const { display, pointerEvents } = getComputedStyle(target);
      if (pointerEvents === 'none' || (target.matches('a') && display === 'inline')) return [];
      const isTick = target.matches('[type=checkbox], [type=radio], [type=file]');
      const labels = isTick ? [...((target as HTMLInputElement).labels ?? [])] : [];
      const parts = target.closest('.sr-only') ? labels : [target, ...labels];
      if (parts.length === 0) return [];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      if (width > minSize - 0.5 && height > minSize - 0.5) return [];
      return [`${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
    });
  }, minPx);
  expect(small, screen).toEqual([]);
};
