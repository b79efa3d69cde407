/**
 * The layers of `src` by rank. A file imports its own layer and lower ranks. The linter's configuration and the probes
 * of `tests/unit/layers.test.ts` are generated from this file, so a layer is added or renamed here.
 */
export const ranks = {
  domain: 1,
  api: 1,
  city: 2,
  platform: 3,
  i18n: 4,
  state: 4,
  data: 5,
  ui: 6,
  components: 7,
  features: 8,
  layout: 8,
  routes: 9,
  app: 10,
} as const;

export type Layer = keyof typeof ranks;
export const layers = Object.keys(ranks) as Layer[];

/**
 * Layers that must not be imported although the rank allows it. The files of a layer that lists itself import each
 * other by relative paths.
 */
export const barred: Partial<Record<Layer, readonly Layer[]>> = {
  domain: ['domain'],
  api: ['api'],
  platform: ['api'],
  // Components do not fetch.
  ui: ['api', 'data'],
  components: ['api', 'data'],
  // Code that two features share belongs in a lower layer.
  features: ['features'],
  // The router finds a route by its address (`getRouteApi`).
  routes: ['routes'],
  app: ['routes'],
};

/** The parts of `src` outside the layers, and the layers that they import. No layer imports them. */
export const unranked: Readonly<Record<string, readonly (Layer | 'build')[]>> = {
  build: ['build', 'city'],
  'main.tsx': ['app'],
};

/** True if files of the first layer may import the second as `~/layer/file`. */
export const mayImport = (from: Layer, to: Layer): boolean =>
  (from === to || ranks[to] < ranks[from]) && !barred[from]?.includes(to);

/** Import paths that the linter rejects: a regular expression, or globs in which `!` marks exceptions. */
export interface Barred {
  regex?: string;
  group?: string[];
  message: string;
}

/** Import paths that a layer must not use, in addition to those of other layers. */
export const barredPaths: Partial<Record<Layer, readonly Barred[]>> = {
  domain: [{ regex: '^[^.]', message: 'domain imports only its own files.' }],
  api: [{ regex: '^(react|jotai|@lingui|@tanstack)(/|$)', message: 'api does not depend on the user interface.' }],
};

/** Packages that only one folder of `src` may import. */
export const packageOwners = [
  {
    packages: ['mapbox-gl', 'react-map-gl'],
    files: 'features/map/engine/**',
    message: 'Only features/map/engine imports the map engine.',
  },
  { packages: ['dompurify'], files: 'ui/html/**', message: 'Only ui/html imports the HTML cleaner.' },
];

/** Globals that only these files of `src` may use. */
export const globalOwners = [
  {
    globals: ['fetch'],
    files: ['api/call.ts', 'api/fetchFile.ts'],
    message: 'Only api/call and api/fetchFile send requests.',
  },
  {
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    files: [
      'platform/storage.ts',
      'state/deviceStorage.ts',
      'app/persistence.ts',
      'app/updates/resetApp.ts',
      'app/boot/drawFirstFrame.ts',
    ],
    message: 'Read and write storage by platform/storage.',
  },
];

/** The only file of `src` that leaves the page. */
export const leavesPage = 'platform/redirectTo.ts';

/**
 * Files of `src` without the rule `sinks/no-sink`. The messages of a worker come from the page that started it, so it
 * checks no origin.
 */
export const exemptFromSinks = [leavesPage, 'data/map/mapWorker.ts'];
