import { versionLength } from './version.ts';

/**
 * Groups modules into chunks by what a first visit loads. Pages that do not pay contain no form, a guest's pages
 * nothing of a driver's, and code behind a tap loads with the tap. `tests/e2e/specs/app/budget.spec.ts` checks the
 * result.
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
 * The path patterns of this file, as regular expressions from the repository's root. A test checks that each
 * alternative matches a file.
 * @internal
 */
export const chunkPaths: string[] = [];

const within = (folder: string, places: readonly string[]): Test => {
  chunkPaths.push(...places.map((place) => `${folder}/${place}`));
  const pattern = new RegExp(`/${folder}/(${places.join('|')})`);
  return (id) => pattern.test(id);
};
/** Matches modules at the given paths under `src`. */
const inPaths = (...places: string[]): Test => within('src', places);
const packages = (...places: string[]): Test => within('node_modules', places);

/** Requests to a city, for every page that shows an answer of its server. */
const callsCities = inPaths(
  'api/(call|encode)\\.',
  'api/contract/(endpoint|endpoints|shapes|wire)\\.',
  'data/cityCall\\.',
  'data/settings/',
);
const isQueryLibrary = packages('@tanstack/(query-core|react-query)/(?!.*[iI]nfinite)');
const isCalls: Test = (id) => isQueryLibrary(id) || callsCities(id);

/** The libraries that store answers on the device. */
const isPersistenceLibrary = packages(
  '@tanstack/(query-persist-client-core|query-sync-storage-persister|react-query-persist-client|query-core/.*/hydration)',
);
const isPersistenceOfApp = inPaths('app/persistence\\.');
const isPersistence: Test = (id) => isPersistenceLibrary(id) || isPersistenceOfApp(id);

const isProfile = inPaths(
  'api/contract/(person|profile)\\.',
  'data/profile/(profileFromWire|profileQuery|useProfile|useProfileWithOwner)\\.',
  'domain/account/(profile|profileEdit\\.flow)\\.',
  'domain/vehicle/vehicle\\.',
);

/** Only the payments of a signed-in driver need these. */
const isDrivers = inPaths(
  'api/contract/driverPayments\\.',
  'components/driver/',
  'data/history/(operationsFromWire|operationsQuery)\\.',
  'data/payments/(accountKey|checkLatePayments|followUp|holdReturnAddress|payAsDriver|readAndAssess|readAttemptOperations|readServerState|reconcile|renameAccount|startStay|useDriverRun|useIssuedLink)\\.',
  'domain/account/paymentPhones\\.',
  'domain/history/operation\\.',
  'domain/payments/duplicateRefusal\\.',
  'domain/payments/reconcile/',
  'domain/vehicle/isVehicleOutdated\\.',
  'state/deviceSalt\\.',
  'state/payments/(cityClock|recentPayments)\\.',
);

const isPaying = inPaths(
  'api/contract/payments\\.',
  'components/payment/(AttemptNotice|EndNotice|LinkNotice|MethodField|MethodFields|NoMethodsNotice|NotSentNotice|PayLink|PayPageLink|PaymentButton|PhoneField|ReceiptPlaceholder|ReceiptSlot|RefusalNotice|RunNotice|attemptMessages|method\\.form|missingText)\\.',
  'components/plate/PlateField\\.',
  'components/stay-form/',
  'data/cost/',
  'data/payments/',
  'domain/account/phone\\.',
  'domain/money/(paymentMethod|paymentUrl|quote)\\.',
  'features/guest/guest\\.form\\.',
  'routes/-useBarrier\\.',
  'ui/(Choice|Field|TextField|inputClass)\\.',
  'ui/form/(focusFirstError|formAtom|useDraft|useForm)\\.',
);

/** Sending a payment. A guest's page loads it after the form is shown. */
const isSending = inPaths(
  'data/payments/(dispatchAttemptEvent|paymentPage|readsAfterLoss|runAttempt|submitGuard)\\.',
  'domain/money/paymentUrl\\.',
  'domain/payments/attempt\\.flow\\.',
  'state/hash\\.',
);

/** Payment records. Loaded with the code that sends a payment. */
const isPaymentRecords = inPaths(
  'data/payments/recordAttempt\\.',
  'domain/payments/(attemptCopy|attemptTarget|paymentRecord)\\.',
  'state/payments/(attemptsCopy|openAttempts|paymentRecords)\\.',
);

/** Signing in and out. Loaded with its dialog, or if someone is signed in. */
const isLogin = inPaths(
  'api/contract/(auth|company)\\.',
  'data/auth/',
  'domain/account/(inn|login\\.flow|login|samePerson|signOutWarning|thirdPartyAnswer)\\.',
  'domain/content/imageDataUrl\\.',
  'state/(accountData|firstFrame)\\.',
  'state/payments/(awaitedStays|durationHabit|issuedLinks|latePayments|redactAttempts)\\.',
  'platform/onPageWake\\.',
  'state/session/(accountKeys|expiredNames|tabs|thirdParty)\\.',
  'ui/PasswordField\\.',
);

/** Registration and password reset, and what the login shares with them. */
const isRegistration = inPaths(
  'api/contract/(account|auth|passwordReset)\\.',
  'data/auth/(callOnce|completeLogin|verifyCaptcha)\\.',
  'data/password-reset/requestPasswordReset\\.',
  'data/registration/',
  'domain/account/(confirmationCode|login\\.flow|login|newPassword|passwordReset\\.flow|registration\\.flow|registrationFields)\\.',
  'domain/content/(appLink|sendable)\\.',
  'state/session/(draftKeys|passwordReset|registration)\\.',
  'ui/(CaptchaBox|CheckField|CodeField|PasswordField|useCountdown|useFocusOnChange)\\.',
  'ui/form/(SendButton|useFormWithServerErrors)\\.',
);

/**
 * Reading a server's own texts, links and pictures. Notices and menus need a little of it, but not before they arrive.
 */
const isServerText = inPaths(
  'data/wireText\\.',
  'domain/content/(pathInLanguage|plainText|safeUrl|serverImage)\\.',
  'ui/ServerLink\\.',
);

/** News and pages. The cleaner of their HTML is loaded in parallel. */
const isContent = inPaths(
  'api/contract/content\\.',
  'components/(NoCity|NoPage)\\.',
  'data/news/',
  'data/pages/',
  'data/pruneQueries\\.',
  'domain/content/(contentPage|news)\\.',
  'i18n/longDate\\.',
  'ui/ServerImage\\.',
  'ui/html/(PlainHtml|ServerHtml|loadCleaner)\\.',
);

/**
 * Loaded with the parts that show it: dialogs, map objects, notices, SMS commands, the choice of a city. Also the ring
 * of a stay and the outcome of a lost answer.
 */
const isOnDemand = inPaths(
  'api/contract/(geocoder|map|options)\\.',
  'components/(Age|WaitOrRetry|positionErrorText|useCurrentPosition)\\.',
  'components/parked-note/',
  'components/payment-records/',
  'components/payment/(AttemptNotice|EndNotice|LinkNotice|MethodFields|NotSentNotice|PayLink|PayPageLink|PaymentButton|ReceiptPlaceholder|RefusalNotice|RunNotice|attemptMessages|method\\.form|missingText)\\.',
  'components/plate/(CategoryField|MotoPlateDrawing|PlateView)\\.',
  'components/retroactive/',
  'components/share/',
  'components/sms/',
  'components/stay-form/QuoteRefusal\\.',
  'components/stay/',
  'components/warnings/',
  'data/announcements/',
  'data/geocoder/',
  'data/map/',
  'data/offline-bundle/',
  'data/options/',
  'data/parked-notes/',
  'data/sms-commands/',
  'domain/account/deviceData\\.',
  'domain/content/(banner|menu|notification|options|popup|textStamp)\\.',
  'domain/map/(bounds|directions|disabledBays|favourite|locationWarning|mapFeature|mapFiles|mapFilter|mapList|mapPrice|offlineArea|vehiclePlace|zonesNearby)\\.',
  'domain/money/parseAmount\\.',
  'domain/search/',
  'domain/sms/',
  'domain/stay/(calendarFile|linkWarning|parkedNote|reminder|retroactiveStart|stay|tariffDays)\\.',
  'domain/time/(clockSlack|dateInput)\\.',
  'domain/vehicle/plateWarning\\.',
  'i18n/(distanceText|errorText)\\.',
  'platform/(saveFile|storageEviction|whenUserIdle|yieldToMain)\\.',
  'state/(deviceStorage|installMethod|installOffer|parkedNotes|persistentStorage|reminders|seenAnnouncements|storageRegistry)\\.',
  'state/map/',
  'state/payments/(lastStay|requestedReceipts|smsStays|unannouncedAttempts|undecidedPlates)\\.',
  'state/session/(dataOwner|guestMemory)\\.',
  'ui/(Collapse|DateField|GapRow|ModalDialog|Progress|animateHeight|useHasColumns|useIsSlow|useOnce|usePendingAction|useValueOnBlur)\\.',
  'ui/html/',
);

/** Paying at a barrier. Loaded only when it is used. */
const isBarrier = inPaths(
  'api/contract/barrier\\.',
  'components/payment/usePaymentPolling\\.',
  'data/barrier/requestBarrierPrice\\.',
  'data/payments/(barrierReply|payBarrier|payBarrierAsGuest)\\.',
  'domain/barrier/',
  'state/payments/unfinishedBarrierPayment\\.',
);

/**
 * Reporting a payment of the card widget to a city. Loaded after such a payment, and at each start until the city has
 * answered.
 */
const isCard = inPaths(
  'api/contract/cardWidget\\.',
  'data/payments/reportCardPayment\\.',
  'domain/payments/cardPayment\\.',
  'state/payments/cardReports\\.',
);

/** Parking in a city without balances. */
const isPayLater = inPaths('api/contract/payLater\\.', 'data/payments/pay-later/');

/** The main page, and what dialogs share with it. */
const isMap = inPaths(
  'city/hasAttribution\\.',
  'data/map/(loadMapInWorker|mapGeojson|mapInfoQuery)\\.',
  'data/options/optionsQuery\\.',
  'domain/map/(bounds|mapFeature)\\.',
  'features/map/(canRenderMap|locationOfPlace|mapObjectText|useMapFeatures)\\.',
  'features/map/list/hasListColumn\\.',
  'platform/yieldToMain\\.',
);

/**
 * The parts of a first visit that only the drawn map needs. The engine and the code that draws with it load after the
 * page is shown.
 */
const isDrawn = inPaths(
  'data/map/mapShapes\\.',
  'domain/map/(directions|mapFiles|vehiclePlace|zonesNearby)\\.',
  'features/map/engine/(loadEngine|markerImages)\\.',
  'features/map/priceColours\\.',
  'state/map/(mapView|placesKeys|position|userLocation|vehiclePlace)\\.',
  'state/session/dataOwner\\.',
);

/** Requesting the phone's position: one file for the list of the main page and for a note, instead of two for each. */
const isPositionRequest = inPaths('components/(positionErrorText|useCurrentPosition)\\.');

/** Loading of trusted scripts: for the worker after the first paint, and for widgets. */
const isScripts = inPaths('platform/(loadScript|trustedScript)\\.');

/** Shared by several account pages. */
const isAccountPages = inPaths(
  'api/contract/(appeals|fines|receipts|subscriptions|vehicles)\\.',
  'data/(reading|useDriverQueryContext)\\.',
  'data/appeals/',
  'data/documents/',
  'data/fines/',
  'data/history/(exportHistory|historyFromWire|historyQuery|historyRequest|useHistory)\\.',
  'data/permits/',
  'data/receipts/',
  'data/subscriptions/',
  'data/vehicles/',
  'domain/account/(accountEmail|accountPages)\\.',
  'domain/history/(appeal|appealLink|fine|history|historyFilter|receipt|receiptOrder\\.flow)\\.',
  'domain/permits/',
  'domain/vehicle/(identityDocument|vehicleEdit)\\.',
  'ui/useVirtualRows\\.',
);

/** Changes of a driver's own data: the account page and its dialog. */
const isProfileEdit = inPaths(
  'data/options/usePersonCapabilities\\.',
  'data/profile/(accountSettingsFromWire|accountSettingsQuery|changeAccountPassword|changeEmail|changeNames|changePhones|currentUser|useAccountSettings|useCurrentUser)\\.',
  'domain/account/(accountEmail|accountSetting|profileChanges|profileEdit\\.flow)\\.',
);

/** The area of a company: one page, its dialogs and its files. */
const isCompany = inPaths(
  'components/edit/',
  'data/company/',
  'domain/company/(company|companyCsv|companyDevice|companyDriver|companyEdit|companyFile|companyList)\\.',
);

/** Shared by all pages once they are drawn: one small file is requested instead of twenty smaller ones. */
const isSharedOnDemand = inPaths(
  'app/boot/saveFirstFrame\\.',
  'layout/LoadingBar\\.',
  'data/auth/(clearPersonData|logOut|useSignOut)\\.',
  'data/options/useFreshOptions\\.',
  'data/useJitteredOnline\\.',
  'domain/account/signOutWarning\\.',
  'domain/content/visibleText\\.',
  'domain/map/offlineArea\\.',
  'domain/stay/(parkedNote|reminder)\\.',
  'features/reminders/useFollowedStays\\.',
  'i18n/currentPrefix\\.',
  'platform/(storageEviction|webLock|whenUserIdle)\\.',
  'state/(accountData|firstFrame|installMethod|parkedNotes|reminders|seenAnnouncements)\\.',
  'state/map/offlineArea\\.',
  'state/payments/(redactAttempts|requestedReceipts|smsStays|unannouncedAttempts|unfinishedBarrierPayment)\\.',
  'ui/animateHeight\\.',
);

/** Shared by the header of a signed-in driver, menus and dialogs. */
const isDriverShell = inPaths(
  'layout/driver/',
  'layout/menu/(AccountLinks|MenuIcon|accountIcons|menuLine)\\.',
  'components/stay/(CityClock|StayRing|endText|remainingTimeText)\\.',
  'data/payments/pay-later/usePaysLater\\.',
);

/** Texts beside a payment form: before it is sent, and if nothing is sent. */
const isBesideForm = inPaths(
  'components/parked-note/(NoteButton|NoteOffer)\\.',
  'components/payment/(EndNotice|LinkNotice|NotSentNotice|RefusalNotice)\\.',
  'components/retroactive/(RetroactiveStartField|retroactiveStartText)\\.',
  'components/sms/(OfflineActions|SmsStayNotice|smsOfTarget)\\.',
  'data/map/useLoadedFeatures\\.',
  'ui/Collapse\\.',
);

/** Shared by the start of a driver's stay and its dialogs. */
const isBesideStart = inPaths(
  'components/payment/(AttemptNotice|RunNotice|attemptMessages)\\.',
  'components/retroactive/WasFreeText\\.',
  'components/stay/(StaySummary|spanText|vehicleAtPlace)\\.',
  'features/parking/(StayPaidPanel|followRedirect|missingAmount|paidStay|useStartStay)\\.',
);

/** Shared by the list of the main page, its card and other lists of places. */
const isBesideList = inPaths(
  'data/map/useZonesNearby\\.',
  'domain/search/cityDistance\\.',
  'features/map/card/(CardIcon|DirectionsLink|cardActionClass|cardIcons|useOpenCard|walkText)\\.',
  'features/map/legend/MarkerPreview\\.',
  'features/map/list/(MapOverlay|list\\.atoms|listButtonId)\\.',
  'features/map/vehicle/VehicleDirections\\.',
  'i18n/distanceText\\.',
);

/** Code that runs once the page is drawn, as far as it is shared. */
const isAfterPaint = inPaths(
  'app/dialogs/afterDialogsClosed\\.',
  'app/effects/focusPage\\.',
  'app/updates/(dirtyForms|handleChunkLoadError|updateBlockers)\\.',
  'state/restartKeys\\.',
  'state/payments/cardReports\\.',
);

/** Polling. Only a few pages need it, and not all of them are a driver's. */
const isPolling = inPaths('data/usePolling\\.', 'domain/time/pollDelay\\.');

const elsewhere: readonly Test[] = [
  isPaymentRecords,
  isSending,
  isCompany,
  isProfileEdit,
  isPaying,
  isDrivers,
  isAccountPages,
  isScripts,
  isServerText,
  isContent,
  isLogin,
  isRegistration,
  isOnDemand,
  isBarrier,
  isPayLater,
  isCard,
  isPolling,
  isAfterPaint,
];
const isLayer = inPaths('(domain|api|data|i18n|state|platform|components|ui)/');

/** The steps that map objects pass through before they are drawn. The list shows the same objects. */
const isMapSet = inPaths(
  'domain/map/(mapFilter|mapPrice)\\.',
  'features/map/filter/(useCurrentPrice|useFilteredFeatures|useFilteredGeojson)\\.',
  'features/map/list/(mapCentre|useListNavigation)\\.',
  'state/map/mapFilter\\.',
);

/** A group with only what several files share: the dependencies of these modules stay in their own chunks. */
const together = (name: string, test: Test): Group => ({
  name,
  test,
  minShareCount: 2,
  priority: 5,
  includeDependenciesRecursively: false,
});

/** Few files for a first visit: the libraries, what every page needs, then groups by task. */
export const chunks: Group[] = [
  // Separate: if nothing is stored yet, it loads after the page (`app/boot/start`).
  { name: 'persistence', test: isPersistence, priority: 6, includeDependenciesRecursively: false },
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
  { name: 'base', test: /\/src\/|virtual:(city-list|words)/, tags: ['$initial'], priority: 4 },
  // Requests to a city and what its pages share: no page needs one without the other.
  {
    name: 'stays',
    test: (id) => isCalls(id) || (isLayer(id) && !isProfile(id) && !elsewhere.some((test) => test(id))),
    minShareCount: 2,
    priority: 4,
  },
  { name: 'profile', test: isProfile, priority: 3 },
  { name: 'scripts', test: isScripts, priority: 3 },
  { name: 'proofs', test: isPaymentRecords, minShareCount: 2, priority: 3 },
  { name: 'focusPage', test: isAfterPaint, priority: 2, includeDependenciesRecursively: false },
  { name: 'later', test: isSharedOnDemand, priority: 5, includeDependenciesRecursively: false },
  together('driverShell', isDriverShell),
  together('besideForm', isBesideForm),
  together('besideStart', isBesideStart),
  together('besideList', isBesideList),
  together('share', inPaths('components/share/')),
  { name: 'polling', test: isPolling, priority: 3, includeDependenciesRecursively: false },
  { name: 'send', test: isSending, minShareCount: 2, priority: 2 },
  {
    name: 'pay',
    test: (id) =>
      isPaying(id) &&
      !isDrivers(id) &&
      !isProfileEdit(id) &&
      !isBarrier(id) &&
      !isPayLater(id) &&
      !isCard(id) &&
      !isOnDemand(id),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'account', test: isRegistration, minShareCount: 2, priority: 0 },
  { name: 'driver', test: isDrivers, priority: 0 },
  { name: 'cabinet', test: isAccountPages, minShareCount: 2, priority: 0 },
  { name: 'server', test: isServerText, priority: 0 },
  { name: 'here', test: isPositionRequest, priority: 0 },
  { name: 'content', test: isContent, priority: 0 },
  { name: 'map', test: isMap, minShareCount: 2, priority: 0 },
  { name: 'MapCanvasParts', test: isDrawn, priority: 1 },
  { name: 'MapCanvasSet', test: isMapSet, priority: 0 },
];

/** Chunks of the pages that a first visit opens, by a part of their names. They load everything they need at once. */
export const pagesOfFirstVisit = 'guest-payment|_lng_';

/**
 * No two files of a release have the same name: the worker uses it to find each file in the previous release
 * (`sw/renamed.ts`). A chunk with a single module is named with its folder. A chunk without modules, which only leads
 * to another one, is named with `to`.
 */
export const chunkFileNames = ({
  isDynamicEntry,
  moduleIds,
}: {
  isDynamicEntry: boolean;
  moduleIds: readonly string[];
}): string => {
  const [only, ...more] = moduleIds;
  if (only === undefined) return `assets/[name].to-[hash:${versionLength}].js`;
  const [, folder] = /([\w-]+)\/[^/]+$/.exec(only) ?? [];
  const isAlone = !isDynamicEntry && more.length === 0;
  return isAlone && folder !== undefined
    ? `assets/${folder}.[name]-[hash:${versionLength}].js`
    : `assets/[name]-[hash:${versionLength}].js`;
};
