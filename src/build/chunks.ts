import { versionLetters } from './version.ts';

/**
 * Which modules travel together, by what a first visit loads: pages that do not pay carry no form, a guest nothing of a
 * driver's, and what waits behind a tap comes with the tap. `tests/e2e/budget.spec.ts` weighs the outcome.
 */

type Test = (id: string) => boolean;

interface Group {
  name: string;
  test: Test | RegExp;
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
  tags?: '$initial'[];
}

/**
 * The path patterns of this file, as regular expressions from the repository's root: a test checks that each alternative matches a file.
 * @internal
 */
export const chunkPaths: string[] = [];

const within = (folder: string, places: readonly string[]): Test => {
  chunkPaths.push(...places.map((place) => `${folder}/${place}`));
  const pattern = new RegExp(`/${folder}/(${places.join('|')})`);
  return (id) => pattern.test(id);
};
/** Modules of the given places under `src`. */
const rooms = (...places: string[]): Test => within('src', places);
const packages = (...places: string[]): Test => within('node_modules', places);

/** Asking a city: every page that shows an answer of its server. */
const asksCities = rooms('api/(call|encode|contract/(shapes|wire|endpoint))', 'data/(cityCall|settings)');
const isQueryLibrary = packages('@tanstack/(query-core|react-query)/(?!.*[iI]nfinite)');
const isCalls: Test = (id) => isQueryLibrary(id) || asksCities(id);

/** What keeps answers on the device. */
const isPersistenceLibrary = packages(
  '@tanstack/(query-persist-client-core|query-sync-storage-persister|react-query-persist-client|query-core/.*/hydration)',
);
const isPersistenceOfApp = rooms('app/persistence');
const isPersistence: Test = (id) => isPersistenceLibrary(id) || isPersistenceOfApp(id);

const isProfile = rooms('data/profile/(profile|use(Whose)?Profile)', 'domain/(profile|vehicle\\.)', 'api/contract/(profile|person)');

/** What only a signed-in driver's payments need. */
const isDrivers = rooms(
  'data/(operations/operations|payments/(accountKey|echoes|renameAccount|payAsDriver|reachBack|readAndJudge|readState|reconcile|latePayments|returnDuring|startParking|useDriverRun|useGivenLink))',
  'parts/driver/',
  'domain/(reconcile|cityClock|operation|echo|ownPhones|ownCars)',
  'state/(cityClock|repeats|salt)',
  'api/contract/driverPayments',
);

const isPaying = rooms(
  'data/(cost|payments)',
  'parts/(payment|stay|plate/PlateField)',
  'ui/(form/(?!useRefusable|SendButton)|Choice|Field|TextField|inputClass)',
  'domain/(phone|quote|paymentUrl|paymentMethod)',
  'api/contract/payments',
  'routes/-useFlat',
  'features/guest/guest\\.form',
);

/** Sending a payment: a guest's page fetches it after the form is there. */
const isSending = rooms('data/payments/(runAttempt|looksAfterLoss|submitGuard|tell|paymentPage)', 'domain/(paymentUrl|attempt\\.flow)', 'state/hash');

/** What is kept of each payment: comes with what sends one. */
const isProofs = rooms('data/payments/noteAttempt', 'domain/(proof\\.|attemptCopy)', 'state/(proofs|attemptsCopy|openAttempts)');

/** Signing in and out: comes with its window, or with somebody who is signed in. */
const isLogin = rooms(
  'data/auth',
  'domain/(login|inn|thirdParty|leaving|samePerson|serverPicture)',
  'api/contract/(auth|corp)',
  'state/(thirdParty|accountKeys|tabs|durationHabit|givenLinks|latePayments|awaitedStays|firstFrame)',
  'ui/PasswordField',
);

/** Registration and restore, and what the login shares with them. */
const isAccount = rooms(
  'data/(auth/(answer|keepLogin|passCaptcha)|registration|restore)',
  'state/(registration|restore|draftKeys)',
  'domain/(appLink|confirmationCode|login|newcomer|newPassword|registration|restore|sendable)',
  'api/contract/(account|auth|restore)',
  'ui/(CaptchaBox|CheckField|CodeField|PasswordField|useCountdown|useFocusOnChange|form/(useRefusable|SendButton))',
);

/** How a server's own words, links and pictures are read: a little of it for notices and menus, and not before they come. */
const isServerText = rooms('domain/(safeUrl|serverImage|pathInLanguage|plainText)', 'data/wireText', 'ui/ServerLink');

/** News and pages. The cleaner of their HTML is fetched beside it. */
const isContent = rooms(
  'data/(news|pages|keepNewest)',
  'domain/(news|contentPage)',
  'api/contract/content',
  'i18n/longDate',
  'parts/No(City|Page)',
  'ui/(html/(ServerHtml|PlainHtml|loadCleaner)|ServerImage)',
);

/** Comes with what shows it: windows, the map's objects, notices, SMS commands, the choice of a city, the session's ring, what became of a lost answer. */
const isLater = rooms(
  'ui/(Window\\.|Unfold|Progress|growSlowly|whenQuiet|html/|useTapOnce|useOnce|useWhenLeft|useIsLate|DateField|saveFile)',
  'parts/(session|share|proofs|post|stay/QuoteRefusal|note|useHere|doubts|sms/|payment/((Attempt|End|Link|NotSent|Refusal|Run)Notice|attemptWords|method\\.form|missingText|AskButton|ReceiptIsComing|MethodFields|PayLink|PayPageLink)|plate/(PlateView|MotoPlate|CategoryField)|WaitOrRetry|Age\\.|positionFault)',
  'state/(position|where|device|seenNotices|map(Filter|View)|places|favourites|carPlace|lastStay|guestMemory|install|smsStays|reminders|parkedNotes|askedReceipts|undecided|keptArea|lasting|makeRoom)',
  'domain/(route|mapFiles|kept|favourite|carPlace|tariffDays|disabledBays|bounds)',
  'i18n/(distanceText|errorText)',
  'data/(options|popup|smsCommands|geocoder|map|notes|pack)',
  'domain/(writtenDay|parkedNote|session|reminder|calendarFile|postPayment|options|menu|sms|parking\\.ts|map(Filter|List|Price)|placeSearch|placeWords|zone(Here|Search)|(plate|place)Doubt|linkWarning|citySearch|cityDistance|banner|popup|notification|textStamp)',
  'api/contract/(map|notices|geocoder)',
);

/** Paying at a barrier: comes where somebody does. */
const isFlat = rooms('domain/planar', 'data/(planar|payments/(planarReply|payPlanar))', 'api/contract/planar', 'state/leftToPay', 'ui/useReads');

/** Telling a city what the card widget took: after that, and at starts while it has not answered. */
const isCard = rooms('data/payments/reportCardPayment', 'state/cardReports', 'api/contract/cardWidget', 'domain/cardPayment');

/** Parking in a city without balances. */
const isDeferred = rooms('data/payments/deferred/', 'api/contract/withoutBalance');

/** The main page, and what other windows share with it. */
const isMap = rooms(
  'data/map/(mapInfoQuery|askMap|drawing|whenFree)',
  'city/hasCredit',
  'data/options/optionsQuery',
  'features/map/(goTo|canDraw|objectText|useFeatures|list/hasColumn)',
  'domain/(parking|bounds)\\.ts',
);

/** What the drawn map alone brings along on a first visit; the engine and what draws with it come after the page is there. */
const isDrawn = rooms(
  'state/(where|position|carPlace|places|mapView)',
  'domain/(route|carPlace|zoneHere|mapFiles)\\.',
  'data/map/mapShapes',
  'features/map/(engine/(loadEngine|signs)|priceColours)\\.',
);

/** Asking the phone where it is: one file for the list of the main page and for a note, instead of two for each. */
const isAskingWhere = rooms('parts/(positionFault|useHere)');

/** How a script is let in: for the worker, after the first paint, and for widgets. */
const isScripts = rooms('city/trustedScript', 'ui/loadScript');

/** What several pages of the cabinet share. */
const isCabinet = rooms(
  'ui/useDrawnRows',
  'data/(reading|useWhose|vehicles|documents|benefits|subscriptions|fines|feedback|receipts|operations/(history|useHistory|exportHistory))',
  'domain/(cabinet|fleet|paper|benefit|subscription|fine|appeal|receipt|history)',
  'api/contract/(vehicles|subscriptions|fines|feedback|receipts)',
);

/** What a driver changes of the own data: the cabinet's own page, and its window. */
const isOwnData = rooms(
  'data/(profile/(own|useOwn|change|account|useAccount)|options/usePerson)',
  'domain/(ownData|cabinetEmail|profileEdit|accountSetting)',
);

/** The area of a company: one page, its windows and its files. */
const isCompany = rooms('data/corp', 'domain/company', 'parts/edit/');

/** What every page shares with others once it is drawn: one small file is asked for instead of twenty smaller ones. */
const isSharedLater = rooms(
  'state/(installing|smsStays|firstFrame|askedReceipts|leftToPay|makeRoom|keptArea|parkedNotes|reminders|locked)\\.',
  'domain/(parkedNote|keptArea|leaving|reminder|visible)\\.',
  'data/(options/useFreshOptions|auth/(forgetPerson|useLeave|logOut)\\.|useSpreadOnline)',
  'i18n/currentPrefix',
  'features/(shell/LoadingBar|reminders/useFollowedStays)',
  'ui/(growSlowly|whenQuiet)\\.',
  'app/keepFirstFrame',
);

/** What the header of a signed-in driver shares with menus and windows. */
const isDriverShell = rooms(
  'features/shell/(driver/|menu/(cabinetSigns|menuLine|MenuSign|CabinetLinks)\\.)',
  'parts/session/(SessionRing|timeLeft|CityClock|endText)\\.',
  'data/payments/deferred/usePaysAfterwards',
);

/** What is said beside a form that pays: before it is sent, and where nothing is sent. */
const isBesideForm = rooms(
  'parts/(note/Note(Button|Offer)\\.|payment/(RefusalNotice|EndNotice|NotSentNotice|LinkNotice)\\.|post/(PostField|postText)\\.|sms/(smsOfTarget|WithoutNetwork|SmsKnown)\\.)',
  'ui/Unfold\\.',
  'data/map/useLoadedFeatures',
);

/** What a driver's start and its windows share. */
const isBesideStart = rooms(
  'parts/(payment/(AttemptNotice|attemptWords|RunNotice)\\.|post/FreeThen\\.|session/(carAtPlace|spanText|StayHero)\\.)',
  'features/parking/(PaidPanel|paidStay|useStart|missingOf|followRedirect)\\.',
);

/** What the list of the main page shares with its card and with other lists of places. */
const isBesideList = rooms(
  'features/map/(list/(listButton|listPlace|OverMap)\\.|legend/MapSign\\.|card/(signs|Sign|tileClass|walkText|RouteLink|useOpenCard)\\.|car/CarWay\\.)',
  'i18n/distanceText',
  'domain/cityDistance',
  'data/map/useZonesHere',
);

/** What the app does once its page is drawn, as far as others share it. */
const isAfterPaint = rooms('app/(focusPage|typedForms|whenWindowsAreGone|unfinished|pieceMissed)\\.');

/** Asking again and again while something is awaited: on few pages, and not all of them a driver's. */
const isPolling = rooms('data/usePolling', 'domain/pollWait');

const elsewhere: readonly Test[] = [
  isProofs,
  isSending,
  isCompany,
  isOwnData,
  isPaying,
  isDrivers,
  isCabinet,
  isScripts,
  isServerText,
  isContent,
  isLogin,
  isAccount,
  isLater,
  isFlat,
  isDeferred,
  isCard,
  isPolling,
];
const isRoom = rooms('(domain|api|data|i18n|state|parts|ui)/');

/** What the map's objects go through before they are drawn; the list shows the same. */
const isMapSet = rooms('domain/map(Filter|Price)', 'state/mapFilter', 'features/map/(filter/use|list/(mapMiddle|useListView))');

/** What several files share, and only that: what it needs itself stays where it is. */
const together = (name: string, test: Test): Group => ({ name, test, minShareCount: 2, priority: 5, includeDependenciesRecursively: false });

/** Few files for a first visit: the libraries, what every page needs, then by what a page does. */
export const chunks: Group[] = [
  // Alone: where nothing is kept yet it comes once the page is there (`app/start`).
  { name: 'persistence', test: isPersistence, priority: 6, includeDependenciesRecursively: false },
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
  { name: 'base', test: /\/src\/|virtual:(city-list|words)/, tags: ['$initial'], priority: 4 },
  // Asking a city and what its pages share: none has the one without the other.
  {
    name: 'stays',
    test: (id) => isCalls(id) || (isRoom(id) && !isProfile(id) && !elsewhere.some((test) => test(id))),
    minShareCount: 2,
    priority: 4,
  },
  { name: 'profile', test: isProfile, priority: 3 },
  { name: 'scripts', test: isScripts, priority: 3 },
  { name: 'proofs', test: isProofs, minShareCount: 2, priority: 3 },
  { name: 'focusPage', test: isAfterPaint, priority: 2, includeDependenciesRecursively: false },
  { name: 'later', test: isSharedLater, priority: 5, includeDependenciesRecursively: false },
  together('driverShell', isDriverShell),
  together('besideForm', isBesideForm),
  together('besideStart', isBesideStart),
  together('besideList', isBesideList),
  together('share', rooms('parts/share/')),
  { name: 'polling', test: isPolling, priority: 3, includeDependenciesRecursively: false },
  { name: 'send', test: isSending, minShareCount: 2, priority: 2 },
  {
    name: 'pay',
    test: (id) => isPaying(id) && !isDrivers(id) && !isOwnData(id) && !isFlat(id) && !isDeferred(id) && !isCard(id) && !isLater(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'account', test: isAccount, minShareCount: 2, priority: 0 },
  { name: 'driver', test: isDrivers, priority: 0 },
  { name: 'cabinet', test: isCabinet, minShareCount: 2, priority: 0 },
  { name: 'server', test: isServerText, priority: 0 },
  { name: 'here', test: isAskingWhere, priority: 0 },
  { name: 'content', test: isContent, priority: 0 },
  { name: 'map', test: isMap, minShareCount: 2, priority: 0 },
  { name: 'MapCanvasParts', test: isDrawn, priority: 1 },
  { name: 'MapCanvasSet', test: isMapSet, priority: 0 },
];

/** Chunks of the pages that a first visit opens, by a part of their names: they come with all that they need at once. */
export const pagesOfFirstVisit = 'guest-payment|_lng_';

/**
 * No two files of a release bear one name: the worker finds each in the release before by it (`sw/renamed.ts`). A module of its own is
 * named with its folder, the way to one that lies elsewhere with `to`.
 */
export const chunkFileNames = ({ isDynamicEntry, moduleIds }: { isDynamicEntry: boolean; moduleIds: readonly string[] }): string => {
  const [only, ...more] = moduleIds;
  if (only === undefined) return `assets/[name].to-[hash:${versionLetters}].js`;
  const [, folder] = /([\w-]+)\/[^/]+$/.exec(only) ?? [];
  const isAlone = !isDynamicEntry && more.length === 0;
  return isAlone && folder !== undefined ? `assets/${folder}.[name]-[hash:${versionLetters}].js` : `assets/[name]-[hash:${versionLetters}].js`;
};
