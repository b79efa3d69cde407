/**
 * All the budgets of the app in one place. `npm run bench -- --gate` fails if one is exceeded. The journeys that weigh
 * the build (`e2e/specs/app/budget.spec.ts`) read theirs here too. A limit must not be exceeded; an aim is the desired
 * value.
 */
export const budgets = {
  /**
   * The files that a first visit loads until it is usable: KiB after `gzip -9`, and their number without the page
   * itself. `allFiles` counts all files to the last one.
   */
  visit: { jsKib: 150, aimJsKib: 130, cssKib: 12, files: 10, allFiles: 50 },
  /** The layout shift of a loading page, as browsers compute it. */
  shift: 0.02,
  /** KiB of scripts that a page of the personal account adds to those of the driver's main page. */
  accountPageKib: 40,
  /** KiB in brotli of everything the app needs to start offline, including the map engine. */
  storedKib: 1536,
  /** KiB in brotli that a returning user downloads after a release with one changed line. */
  releaseKib: 30,
  /** The longest time that one request may block the fake city's thread. */
  fakeCityHoldMs: 200,
  /**
   * Ratios to a bare page with the same engine: times until everything is drawn (with 10,000 and 100,000 parkings) and
   * frames per second. `heap` is the growth over ten more visits.
   */
  map: { drawn: 1.15, drawnLarge: 1.3, holdMs: 200, frames: 0.95, heap: 1.05 },
  /** At CPU ×4, from the key or the tap to the frame that shows the result. */
  typingMs: 50,
  tapMs: 100,
  /**
   * A history of 50,000 operations: the longest task, elements relative to the first page, and memory for each further
   * operation.
   */
  operations: { taskMs: 100, elements: 1, bytesEach: 1024 },
  /** The offline start, relative to a bare page with its own worker. */
  offlineStart: 1.3,
  /** After 200 rounds through pages and dialogs, relative to the values after 20 rounds. */
  memory: { heap: 1.05, elements: 1.02, listeners: 1.02 },
  /**
   * Lighthouse as a phone with simulated throttling: scores out of 100, milliseconds, and times relative to the bare
   * page of the same run.
   */
  lighthouse: {
    everywhere: { accessibility: 100, 'best-practices': 100, seo: 100 },
    guest: { performance: 97, fcp: 1.15, lcp: 1.5, tti: 1.8, tbtMs: 100, cls: 0.02 },
    map: { performance: 85, cls: 0.02 },
    receipt: { performance: 97, tbtMs: 100, cls: 0.02 },
  },
} as const;
