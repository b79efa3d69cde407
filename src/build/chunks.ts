import type { Rolldown } from 'vite';

const page = (name: string): string => `routes/{-$lng}/${name}`;
const mapCanvas = 'features/map/filter/FilteredMapCanvas.';
const backgroundWork = 'app/boot/startBackgroundWork.';
const sessionEffects = 'app/effects/SessionEffects.';
const driverHeader = 'layout/driver/DriverControls.';

/**
 * The stages in which a visit loads the app: a name, and modules that `import()` loads, as beginnings of paths in `src`. What several
 * modules share belongs to the first stage that needs it, so a chunk imports chunks of earlier stages only. The number says how many of
 * the stage must need it. The rest is left to the bundler. `tests/e2e/specs/app/budget.spec.ts` weighs the outcome. @internal
 */
export const stages: readonly (readonly [name: string, entries: readonly string[], minEntries?: number])[] = [
  ['stays', [page('guest-payment.'), page('index.'), page('check.'), backgroundWork], 2],
  ['guest', [page('guest-payment.')]],
  // The engine's name changes with its version. The modules that name it must not make the rest of the map new.
  ['MapCanvasShared', [page('index.'), mapCanvas], 2],
  ['map', [page('index.')]],
  ['focusPage', [backgroundWork]],
  ['MapCanvasParts', [mapCanvas]],
  // Apart from the next, so that a release which changes one line costs half of both.
  ['person', [sessionEffects, driverHeader], 2],
  ['later', [sessionEffects, 'app/dialogs/DialogHost.', 'features/announcements/Announcements.', 'layout/LateBars.']],
  ['form', ['features/guest/guestFormExtras.', 'features/guest/sendGuestPayment.']],
  ['driver', [driverHeader, 'features/password-reset/clear', 'features/registration/clear']],
  [
    'mapCard',
    ['filter/MapToolbar', 'locate/MapControls', 'ParkingCard', 'RunningStayChips'].map(
      (file) => `features/map/${file}.`,
    ),
  ],
  ['payForm', [page('profile/parking.')]],
  ['cabinet', [page('profile/')]],
];

/** What features share at a stage. Elsewhere it stays apart: a chunk waits for the messages of all features that are in it. */
const featureChunks: Readonly<Record<string, string>> = {
  guest: 'guest',
  map: 'map',
  MapCanvasShared: 'MapCanvasShared',
  MapCanvasParts: 'MapCanvasParts',
  mapCard: 'mapCardParts',
};

/** Libraries that re-export all they have seem to be needed wherever one part of them is: these parts few pages use. */
const isRareLibraryPart = (id: string): boolean => /node_modules.*([hH]ydration|[iI]nfinite|useLocation)/.test(id);

/** Paths in `src` of the entries, static or dynamic, that a module comes with. */
const entriesOf = (id: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const seen = new Set([id]);
  // A set that grows is walked to its end.
  for (const one of seen) context.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer));
  return [...seen].flatMap((one) => {
    const info = context.getModuleInfo(one);
    return info?.isEntry || info?.dynamicImporters.length ? [one.replace(/^.*\/src\//, '')] : [];
  });
};

/** The chunk of a module that several entries share, or null. @internal */
export const sharedChunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
  const needing = isRareLibraryPart(id) ? [] : entriesOf(id, context);
  if (needing.length < 2) return null;
  const isNeeded = (entry: string): boolean => needing.some((path) => path.startsWith(entry));
  const stage = stages.find(([, entries, minEntries = 1]) => entries.filter(isNeeded).length >= minEntries)?.[0] ?? '';
  return (/\/src\/(features|routes)\//.test(id) ? featureChunks[stage] : stage) || null;
};

/** Few files for a first visit: the libraries, what every page needs, then by stage. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
  { name: 'base', test: /\/src\/|virtual:(city-list|words)/, tags: ['$initial'], priority: 1 },
  { name: sharedChunkOf, debugName: 'stages', includeDependenciesRecursively: false },
];

/** Chunks of the pages that a first visit opens, by a part of their names: they come with all that they need at once. */
export const pagesOfFirstVisit = 'guest-payment|_lng_';
