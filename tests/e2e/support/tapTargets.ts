import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const minPx = 48;

/**
 * Expects every tap target to be at least 48 px high and wide. A checkbox counts together with its label, and a hidden
 * input counts by its label alone. A link in a sentence, content of the map's engine and elements that cannot be tapped
 * are no targets.
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
