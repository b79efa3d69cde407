/**
 * Every figure that the app is held to, in one place: `npm run bench -- --gate` fails over one of them, and the journeys that weigh
 * the build (`e2e/specs/app/budget.spec.ts`) read theirs here. A limit is what may not be passed; where there is an aim, it is what is wanted.
 */
export const budgets = {
  /** What a first visit loads until it can be used: KiB as gzip -9 packs them, and files beside the page itself; and all files, to the last one. */
  visit: { jsKib: 150, aimJsKib: 130, cssKib: 12, files: 10, allFiles: 50 },
  /** How far things leap on a page that comes, as browsers count it. */
  shift: 0.02,
  /** KiB of scripts that a page of the cabinet adds to what the driver's main page has loaded already. */
  accountPageKib: 40,
  /** Everything that the app starts with where there is no network, the map's engine included: KiB in brotli. */
  storedKib: 1536,
  /** What a release of one changed line costs who comes back: KiB in brotli. */
  releaseKib: 30,
  /** How long one request may hold the fake city's thread. */
  fakeCityHoldMs: 200,
  /** Beside a bare page with the same engine: times until all is drawn (with 10,000 and 100,000 parkings), frames a second, and the heap of ten more visits. */
  map: { drawn: 1.15, drawnLarge: 1.3, holdMs: 200, frames: 0.95, heap: 1.05 },
  /** At CPU ×4, from the key or the tap to the frame that shows what came of it. */
  typingMs: 50,
  tapMs: 100,
  /** A history of 50,000 operations: the longest task, elements to those of its first page, memory of each further one. */
  operations: { taskMs: 100, elements: 1, bytesEach: 1024 },
  /** The start without a network, beside a bare page with a worker of its own. */
  offlineStart: 1.3,
  /** After 200 rounds through pages and windows, to what 20 rounds left. */
  memory: { heap: 1.05, elements: 1.02, listeners: 1.02 },
  /** Lighthouse as a phone, its throttling reckoned: scores of 100, milliseconds, and times of the bare page of the same run. */
  lighthouse: {
    everywhere: { accessibility: 100, 'best-practices': 100, seo: 100 },
    guest: { performance: 97, fcp: 1.15, lcp: 1.5, tti: 1.8, tbtMs: 100, cls: 0.02 },
    map: { performance: 85, cls: 0.02 },
    receipt: { performance: 97, tbtMs: 100, cls: 0.02 },
  },
} as const;
