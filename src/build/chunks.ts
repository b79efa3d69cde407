import type { Rolldown } from 'vite';

const page = (name: string): string => `routes/{-$lng}/${name}`;
/** The page of most first visits. It has a single chunk, because each file costs a round trip. */
const guestPage = page('guest-payment.');
const mapCanvas = 'features/map/filter/FilteredMapCanvas.';
const backgroundWork = 'app/boot/startBackgroundWork.';
const sessionEffects = 'app/effects/SessionEffects.';
const driverHeader = 'layout/driver/DriverControls.';

/**
 * The stages in which a visit loads the app. Each has a name, and modules that `import()` loads, as beginnings of paths
 * in `src`. A module that several of them share belongs to the first stage that needs it, so chunks import only chunks
 * of earlier stages. The number says how many modules of a stage must need it. The bundler places the rest.
 * `tests/e2e/specs/app/budget.spec.ts` checks the result. @internal
 */
export const stages: readonly (readonly [name: string, entries: readonly string[], minEntries?: number])[] = [
  // Every page needs most of this, so a chunk of its own would only cost a round trip.
  ['base', [guestPage, page('index.'), page('check.'), backgroundWork], 2],
  ['guest', [guestPage]],
  ['map', [page('index.')]],
  ['background', [backgroundWork]],
  // The engine's file name changes with its version. The module that imports it is here, so that the rest of the map
  // keeps its hash.
  ['MapCanvasParts', [mapCanvas]],
  // Apart from the next, so that a release which changes one line replaces half of both.
  ['person', [sessionEffects, driverHeader], 2],
  ['later', [sessionEffects, 'app/dialogs/DialogHost.', 'features/announcements/Announcements.', 'layout/LateBars.']],
  ['form', ['features/guest/guestFormExtras.', 'features/guest/sendGuestPayment.']],
  ['driver', [driverHeader, 'features/password-reset/clear', 'features/registration/clear']],
  ['driverEffects', ['app/effects/DriverEffects.']],
  [
    'mapCard',
    ['filter/MapToolbar', 'locate/MapControls', 'ParkingCard', 'RunningStayChips'].map(
      (file) => `features/map/${file}.`,
    ),
  ],
  ['payForm', [page('profile/parking.')]],
  [
    'cabinet',
    ['operations', 'abonements', 'constructor', 'my-profile', 'penalty', 'feedback', 'receipts'].map((name) =>
      page(`profile/${name}.`),
    ),
    2,
  ],
  ['account', [page('profile/my-profile.')]],
  ['permits', [page('profile/abonements.'), page('profile/constructor.')]],
];

/**
 * The chunks of what features share, by stage. Other features stay apart: a chunk waits for the messages of all its
 * features. @internal
 */
export const featureChunks: Readonly<Record<string, string>> = {
  guest: 'guest',
  map: 'map',
  MapCanvasParts: 'MapCanvasParts',
  mapCard: 'mapCardParts',
};

/**
 * Parts of libraries that few pages use, as a pattern of their paths. A library that re-exports everything seems needed
 * wherever one part is. @internal
 */
export const rareLibraryParts = 'node_modules.*([hH]ydration|[iI]nfinite|useLocation)';

/** Paths in `src` of the entries, static or dynamic, that load a module. */
const entriesOf = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const seen = new Set([id]);
  // The loop also visits what is added meanwhile.
  for (const one of seen) context.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer));
  return [...seen].flatMap((one) => {
    const info = context.getModuleInfo(one);
    return info?.isEntry || info?.dynamicImporters.length ? [one.replace(/^.*\/src\//, '')] : [];
  });
};

/** The entry of the app, as a file of the build and in the development server. */
const isMain = (entry: string): boolean => /(^|\/)(index\.html|main\.tsx)$/.test(entry);

/**
 * The chunk of a module that several entries share, or that the app or the guest's page needs; otherwise null.
 * @internal
 */
export const sharedChunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const needing = new RegExp(rareLibraryParts).test(id) ? [] : entriesOf(id, context);
  if (needing.some(isMain)) return 'base';
  if (needing.length < 2 && !needing[0]?.startsWith(guestPage)) return null;
  const isNeeded = (entry: string): boolean => needing.some((path) => path.startsWith(entry));
  const stage = stages.find(([, entries, minEntries = 1]) => entries.filter(isNeeded).length >= minEntries)?.[0] ?? '';
  return (/\/src\/(features|routes)\//.test(id) ? featureChunks[stage] : stage) || null;
};

/** The groups, few for a first visit: the libraries, what every page needs, then the stages. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
  { name: sharedChunkOf, debugName: 'stages', includeDependenciesRecursively: false },
];

/** Parts of the names of chunks with the pages of a first visit. Each loads together with all that it needs. */
export const pagesOfFirstVisit = 'guest-|_lng_';

/** Chunks that every page has loaded before it asks for another one. */
export const loadedAtStart = /\/(rolldown|vendor|base)[.-]/;
