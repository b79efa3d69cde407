import { versionLength } from './version.ts';

/**
 * Which modules travel together, by what a first visit loads: pages that do not pay carry no form, a guest nothing of a
 * driver's, and what waits behind a tap comes with the tap. `tests/e2e/specs/app/budget.spec.ts` weighs the outcome.
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
const inPaths = (...places: string[]): Test => within('src', places);
const packages = (...places: string[]): Test => within('node_modules', places);

/** Asking a city: every page that shows an answer of its server. */
const callsCities = inPaths(
  'api/(call|encode)\\.',
  'api/contract/(endpoint|endpoints|shapes|wire)\\.',
  'data/cityCall\\.',
  'data/settings/',
);
const isQueryLibrary = packages('@tanstack/(query-core|react-query)/(?!.*[iI]nfinite)');
const isCalls: Test = (id) => isQueryLibrary(id) || callsCities(id);

/** What keeps answers on the device. */
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

/** What only a signed-in driver's payments need. */
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

/** Sending a payment: a guest's page fetches it after the form is there. */
const isSending = inPaths(
  'data/payments/(dispatchAttemptEvent|paymentPage|readsAfterLoss|runAttempt|submitGuard)\\.',
  'domain/money/paymentUrl\\.',
  'domain/payments/attempt\\.flow\\.',
  'state/hash\\.',
);

/** What is kept of each payment: comes with what sends one. */
const isPaymentRecords = inPaths(
  'data/payments/recordAttempt\\.',
  'domain/payments/(attemptCopy|paymentRecord)\\.',
  'state/payments/(attemptsCopy|openAttempts|paymentRecords)\\.',
);

/** Signing in and out: comes with its window, or with somebody who is signed in. */
const isLogin = inPaths(
  'api/contract/(auth|company)\\.',
  'data/auth/',
  'domain/account/(inn|login\\.flow|login|samePerson|signOutWarning|thirdPartyAnswer)\\.',
  'domain/content/imageDataUrl\\.',
  'state/firstFrame\\.',
  'state/payments/(awaitedStays|durationHabit|issuedLinks|latePayments)\\.',
  'state/session/(accountKeys|tabs|thirdParty)\\.',
  'ui/PasswordField\\.',
);

/** Registration and restore, and what the login shares with them. */
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

/** How a server's own words, links and pictures are read: a little of it for notices and menus, and not before they come. */
const isServerText = inPaths(
  'data/wireText\\.',
  'domain/content/(pathInLanguage|plainText|safeUrl|serverImage)\\.',
  'ui/ServerLink\\.',
);

/** News and pages. The cleaner of their HTML is fetched beside it. */
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

/** Comes with what shows it: windows, the map's objects, notices, SMS commands, the choice of a city, the session's ring, what became of a lost answer. */
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
  'domain/search/',
  'domain/sms/',
  'domain/stay/(calendarFile|linkWarning|parkedNote|reminder|retroactiveStart|stay|tariffDays)\\.',
  'domain/time/dateInput\\.',
  'domain/vehicle/plateWarning\\.',
  'i18n/(distanceText|errorText)\\.',
  'platform/(saveFile|storageEviction|whenUserIdle|yieldToMain)\\.',
  'state/(deviceStorage|installMethod|installOffer|parkedNotes|persistentStorage|reminders|seenAnnouncements)\\.',
  'state/map/',
  'state/payments/(lastStay|requestedReceipts|smsStays|undecidedPlates)\\.',
  'state/session/(dataOwner|guestMemory)\\.',
  'ui/(Collapse|DateField|ModalDialog|Progress|animateHeight|useIsSlow|useOnce|usePendingAction|useValueOnBlur)\\.',
  'ui/html/',
);

/** Paying at a barrier: comes where somebody does. */
const isBarrier = inPaths(
  'api/contract/barrier\\.',
  'components/payment/usePaymentPolling\\.',
  'data/barrier/requestBarrierPrice\\.',
  'data/payments/(barrierReply|payBarrier|payBarrierAsGuest)\\.',
  'domain/barrier/',
  'state/payments/unfinishedBarrierPayment\\.',
);

/** Telling a city what the card widget took: after that, and at starts while it has not answered. */
const isCard = inPaths(
  'api/contract/cardWidget\\.',
  'data/payments/reportCardPayment\\.',
  'domain/payments/cardPayment\\.',
  'state/payments/cardReports\\.',
);

/** Parking in a city without balances. */
const isPayLater = inPaths('api/contract/payLater\\.', 'data/payments/pay-later/');

/** The main page, and what other windows share with it. */
const isMap = inPaths(
  'city/hasAttribution\\.',
  'data/map/(loadMapInWorker|mapGeojson|mapInfoQuery)\\.',
  'data/options/optionsQuery\\.',
  'domain/map/(bounds|mapFeature)\\.',
  'features/map/(canRenderMap|locationOfPlace|mapObjectText|useMapFeatures)\\.',
  'features/map/list/hasListColumn\\.',
  'platform/yieldToMain\\.',
);

/** What the drawn map alone brings along on a first visit; the engine and what draws with it come after the page is there. */
const isDrawn = inPaths(
  'data/map/mapShapes\\.',
  'domain/map/(directions|mapFiles|vehiclePlace|zonesNearby)\\.',
  'features/map/engine/(loadEngine|markerImages)\\.',
  'features/map/priceColours\\.',
  'state/map/(mapView|placesKeys|position|userLocation|vehiclePlace)\\.',
  'state/session/dataOwner\\.',
);

/** Asking the phone where it is: one file for the list of the main page and for a note, instead of two for each. */
const isPositionRequest = inPaths('components/(positionErrorText|useCurrentPosition)\\.');

/** How a script is let in: for the worker, after the first paint, and for widgets. */
const isScripts = inPaths('platform/(loadScript|trustedScript)\\.');

/** What several pages of the cabinet share. */
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

/** What a driver changes of the own data: the cabinet's own page, and its window. */
const isProfileEdit = inPaths(
  'data/options/usePersonCapabilities\\.',
  'data/profile/(accountSettingsFromWire|accountSettingsQuery|changeAccountPassword|changeEmail|changeNames|changePhones|currentUser|useAccountSettings|useCurrentUser)\\.',
  'domain/account/(accountEmail|accountSetting|profileChanges|profileEdit\\.flow)\\.',
);

/** The area of a company: one page, its windows and its files. */
const isCompany = inPaths(
  'components/edit/',
  'data/company/',
  'domain/company/(company|companyCsv|companyDevice|companyDriver|companyEdit|companyFile|companyList)\\.',
);

/** What every page shares with others once it is drawn: one small file is asked for instead of twenty smaller ones. */
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
  'state/(firstFrame|installMethod|parkedNotes|reminders)\\.',
  'state/map/offlineArea\\.',
  'state/payments/(requestedReceipts|smsStays|unfinishedBarrierPayment)\\.',
  'ui/animateHeight\\.',
);

/** What the header of a signed-in driver shares with menus and windows. */
const isDriverShell = inPaths(
  'layout/driver/',
  'layout/menu/(AccountLinks|MenuIcon|accountIcons|menuLine)\\.',
  'components/stay/(CityClock|StayRing|endText|remainingTimeText)\\.',
  'data/payments/pay-later/usePaysLater\\.',
);

/** What is said beside a form that pays: before it is sent, and where nothing is sent. */
const isBesideForm = inPaths(
  'components/parked-note/(NoteButton|NoteOffer)\\.',
  'components/payment/(EndNotice|LinkNotice|NotSentNotice|RefusalNotice)\\.',
  'components/retroactive/(RetroactiveStartField|retroactiveStartText)\\.',
  'components/sms/(OfflineActions|SmsStayNotice|smsOfTarget)\\.',
  'data/map/useLoadedFeatures\\.',
  'ui/Collapse\\.',
);

/** What a driver's start and its windows share. */
const isBesideStart = inPaths(
  'components/payment/(AttemptNotice|RunNotice|attemptMessages)\\.',
  'components/retroactive/WasFreeText\\.',
  'components/stay/(StaySummary|spanText|vehicleAtPlace)\\.',
  'features/parking/(StayPaidPanel|followRedirect|missingAmount|paidStay|useStartStay)\\.',
);

/** What the list of the main page shares with its card and with other lists of places. */
const isBesideList = inPaths(
  'data/map/useZonesNearby\\.',
  'domain/search/cityDistance\\.',
  'features/map/card/(CardIcon|DirectionsLink|cardActionClass|cardIcons|useOpenCard|walkText)\\.',
  'features/map/legend/MarkerPreview\\.',
  'features/map/list/(MapOverlay|list\\.atoms|listButtonId)\\.',
  'features/map/vehicle/VehicleDirections\\.',
  'i18n/distanceText\\.',
);

/** What the app does once its page is drawn, as far as others share it. */
const isAfterPaint = inPaths(
  'app/dialogs/afterDialogsClosed\\.',
  'app/effects/focusPage\\.',
  'app/updates/(dirtyForms|handleChunkLoadError|updateBlockers)\\.',
);

/** Asking again and again while something is awaited: on few pages, and not all of them a driver's. */
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
];
const isLayer = inPaths('(domain|api|data|i18n|state|platform|components|ui)/');

/** What the map's objects go through before they are drawn; the list shows the same. */
const isMapSet = inPaths(
  'domain/map/(mapFilter|mapPrice)\\.',
  'features/map/filter/(useCurrentPrice|useFilteredFeatures|useFilteredGeojson)\\.',
  'features/map/list/(mapCentre|useListNavigation)\\.',
  'state/map/mapFilter\\.',
);

/** What several files share, and only that: what it needs itself stays where it is. */
const together = (name: string, test: Test): Group => ({
  name,
  test,
  minShareCount: 2,
  priority: 5,
  includeDependenciesRecursively: false,
});

/** Few files for a first visit: the libraries, what every page needs, then by what a page does. */
export const chunks: Group[] = [
  // Alone: where nothing is kept yet it comes once the page is there (`app/boot/start`).
  { name: 'persistence', test: isPersistence, priority: 6, includeDependenciesRecursively: false },
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
  { name: 'base', test: /\/src\/|virtual:(city-list|words)/, tags: ['$initial'], priority: 4 },
  // Asking a city and what its pages share: none has the one without the other.
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

/** Chunks of the pages that a first visit opens, by a part of their names: they come with all that they need at once. */
export const pagesOfFirstVisit = 'guest-payment|_lng_';

/**
 * No two files of a release bear one name: the worker finds each in the release before by it (`sw/renamed.ts`). A module of its own is
 * named with its folder, the way to one that lies elsewhere with `to`.
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
