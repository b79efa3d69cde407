import type { Finding } from './compat';

/** A use that a served browser lacks but that breaks nothing: an expression for `file: feature`, and the reason. */
export type Allowed = readonly [where: RegExp, why: string];

/** The app's own uses, which occur in its source and in the build. */
const ours: readonly Allowed[] = [
  [
    / navigator\.share$/,
    'asked for only where navigator.canShare is there and agrees, or behind a button that is drawn only then',
  ],
  [/ \.estimate$/, 'navigator.storage.estimate: within a try; the size of the device is then not known'],
  [/ globalThis\.Temporal$/, 'a quicker way to what Intl.DateTimeFormat tells as well'],
  [/ the event (beforeinstallprompt|appinstalled)$/, 'a browser without it makes no offer to install the app'],
  [/ the event beforeunload$/, 'iOS asks nothing before a page is left; rows that were sent stay sent'],
  [/ the event notificationclick$/, 'iOS then opens the app by itself'],
  [/ globalThis\.BarcodeDetector$/, 'asked for; without it the library `qr` reads the picture'],
  [/ globalThis\.launchQueue$/, 'asked for; a browser without it opens another window, as it did before'],
];

export const allowedInSource: readonly Allowed[] = [
  ...ours,
  [/ <input capture>$/, 'without a camera of its own an input asks for a file'],
  [/ <input autocorrect>$/, 'only Safari corrects what is typed into such a field'],
  [/ <video playsinline>$/, 'only Safari shows a playing video over the whole screen'],
  [/^src\/features\/scan\/codeReader\.ts: BarcodeDetector$/, 'the name of a type'],
  [/^src\/app\/boot\/openLaunches\.ts: LaunchQueue$/, 'the name of a type'],
  [/^src\/features\/map\/.* \.(layer|toArray)$/, 'members of the map engine'],
  [/^src\/features\/map\/.* \.canGoBack$/, 'a member of the router'],
  [/^sw\/.* \.handle$/, 'a member of a strategy of Workbox'],
];

export const allowedInBuild: readonly Allowed[] = [
  ...ours,
  [/ \.Instant$/, 'of Temporal, where it is there'],
  [/ \.userChoice$/, 'of the event beforeinstallprompt'],
  [/ \.setConsumer$/, 'of launchQueue, where it is there'],
  [/\/decode-.* \.display(Width|Height)$/, 'qr: only for a VideoFrame, and it gets the pixels of a canvas'],
  [/\.css: cursor: /, 'a finger has no cursor'],
  [/\.css: resize$/, 'a field keeps its height, and is scrolled'],
  [/\.css: field-sizing$/, 'a field keeps its least height, and is scrolled'],
  [/\.css: align-content: safe$/, 'a hint over the map stands at the top of its box instead of in its middle'],
  [/\.css: font-family: ui-monospace$/, 'the next font of the list is taken'],
  [/\.css: forced-color-adjust$/, 'only browsers that force colours need it'],
  [/\.css: interpolate-size$/, 'the card over the map takes its new height without a motion'],
  [/\.css: overflow-anchor$/, 'Safari moves nothing by itself'],
  [/\.css: @page$/, 'a printed page has the margins of the browser'],
  [
    / the event (scrollend|touchstart|touchend|touchcancel)$/,
    'TanStack Virtual: scrollend is asked for, and a mouse sends no touches',
  ],
  [
    / (navigator\.userAgentData|\.brands|\.backdropFilter)$/,
    'Floating UI: asked for where it is there, and a style that is not there is no filter',
  ],
  [/ the event wheel$/, 'Floating UI: a phone has no wheel'],
  [/ \.trustedTypes$/, 'DOMPurify takes it where it is there'],
  [
    /\/vendor-.* \.(skipTransition|downlink)$/,
    'React: a transition that had begun; of navigator.connection, where it is there',
  ],
  [/\/vendor-.* \.fromElement$/, 'React: only where an event has no relatedTarget'],
  [
    /\/vendor-.* (navigation|the event navigate(success|error)?)$/,
    'React: called only where typeof navigation is an object',
  ],
  [/\/vendor-.* \.updateCallbackDone$/, 'the router: only where the page has startViewTransition'],
  [/\/mapbox-gl-.* \.\w*Query\w*EXT$/, 'the map engine: only where somebody listens for its timings'],
  [
    /\/mapbox-gl-.* the event (contextmenu|orientationchange)$/,
    'the map engine: it listens for resize as well; iOS has no context menu',
  ],
];

/** Returns a line for each use that is not allowed, and for each entry of the list that is no longer needed. */
export const complaintsOf = (findings: readonly Finding[], allowed: readonly Allowed[]): string[] => {
  const isFor = ({ file, feature }: Finding, [where]: Allowed): boolean => where.test(`${file}: ${feature}`);
  const tooYoung = findings.filter((finding) => !allowed.some((one) => isFor(finding, one)));
  const idle = allowed.filter((one) => !findings.some((finding) => isFor(finding, one)));
  return [
    ...tooYoung.map(
      ({ file, line, column, feature, lacking }) =>
        `${file}:${line}:${column} ${feature} is not in ${lacking.join(', ')}`,
    ),
    ...idle.map(([where]) => `tests/tools/browser-floor/allowed.ts: nothing needs ${where} any more`),
  ];
};
