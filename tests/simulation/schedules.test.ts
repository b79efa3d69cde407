import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deadlineMs } from '~/api/call';
import { parseCities } from '~/city/schema';
import { notDoneAfterMs } from '~/domain/payments/attempt.flow';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { movesMoney, type Attempt } from '~/domain/payments/attempt';
import cityList from '../../cities.json' with { type: 'json' };
import { patchSettings } from '../fake-city/control/patchSettings';
import { seed as fill, seedRequestSchema } from '../fake-city/control/seedRequest';
import { randomFor, type Random } from '../fake-city/seed/random';
import { cityCalls } from '../fake-city/server/cityCalls';
import type { FakeCityEnv } from '../fake-city/server/FakeCityEnv';
import { openStore } from '../fake-city/store/openStore';
import { ServerContext } from '../fake-city/context/ServerContext';
import { nextPlate, zone } from '../contract/server';
import { Device } from './device';
import type { Page } from './page';
import { SimulatedNetwork, type Sending } from './SimulatedNetwork';

/**
 * Random schedules of a driver and the network. The real payment code runs against the fake city, and its statements
 * are compared with what the city did. A failing seed is printed and can be repeated:
 * `npm run simulation -- --count 1 --seed …`.
 */
const count = Number(process.env['SCHEDULES_COUNT'] ?? 60);
/**
 * Seeds that once found a defect, grouped by the features of schedules at that time. Each is replayed with those
 * features only.
 */
const found: Readonly<Record<string, Readonly<Record<'plain' | 'updates' | 'tabs' | 'delays', readonly number[]>>>> = {
  perm: {
    plain: [1291, 1425, 1468, 3365, 20271, 20322],
    updates: [41537, 60474, 64976],
    tabs: [80040, 80702, 91603],
    delays: [
      19, 72, 129, 135, 164, 269, 436, 807, 878, 912, 1070, 1261, 1296, 1304, 1346, 1447, 1607, 1624, 2569, 2847, 3030,
      3255, 3278, 3376, 3722, 4087, 4824, 4989,
    ],
  },
  kazan: {
    plain: [122, 144, 1875, 3197],
    updates: [40854, 41714, 61731],
    tabs: [80207, 93589, 94191, 150929],
    delays: [
      23, 70, 94, 120, 136, 218, 491, 847, 972, 1062, 1273, 1286, 1758, 1898, 1991, 2052, 2085, 2610, 2806, 2875, 2971,
      3058, 3106, 3117, 3546, 3739, 3847, 4130, 4696, 4881,
    ],
  },
};
const firstSeed = Number(process.env['CHANCE_SEED'] ?? 1);

/** One city that recognises a repeated attempt, and one that does not. */
const cities = ['perm', 'kazan'] as const;
/** Noon of an ordinary Wednesday in Perm. */
const begin = Date.parse('2026-11-18T07:00:00Z');

let server: ServerContext;
let sendRequest: (request: Request) => Promise<Response>;
beforeAll(() => {
  server = new ServerContext(
    openStore(':memory:', () => undefined),
    parseCities(cityList),
  );
  const app = new Hono<FakeCityEnv>();
  let requests = 0;
  app.use(async (c, next) => {
    requests += 1;
    c.set('request', requests);
    c.set('runs', 1);
    await next();
    c.header('Date', new Date(server.clock.proxyNow()).toUTCString());
  });
  app.all('/city/*', cityCalls(server));
  sendRequest = async (request) => app.fetch(request);
  for (const city of cities)
    fill(server, v.parse(seedRequestSchema, { city, zones: [{ number: zone }, { number: '0902' }] }));
  // Seeding two cities takes a while on a busy machine.
}, 120_000);
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The error that the app allows for the city's clock (`domain/payments/reconcile/snapshot`). */
const clockSlackMs = 5_000;

const maxProxyMs = 600_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Returns a violation without the parts that differ between seeds. */
const causeOf = (violation: string): string =>
  violation
    .replace(/\(sent at [\d.]+ s: /, '(')
    .replace(/ \d{3} /, ' ')
    .replaceAll(/[\d.]+ s\b/g, '… s');

const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The numbers of executions that a phase on the screen allows. */
const claims: Partial<Record<AttemptState['phase'], (done: number) => boolean>> = {
  done: (done) => done >= 1,
  doneTwice: (done) => done >= 2,
  notDone: (done) => done === 0,
  refused: (done) => done === 0,
  busy: (done) => done === 0,
  offline: (done) => done === 0,
};

/** Phases which state that the city has not executed the payment and will not. */
const notMadePhases: readonly string[] = ['notDone', 'refused', 'busy', 'offline'] satisfies AttemptState['phase'][];

const actions = [
  'start',
  'start',
  'renew',
  'renew',
  'cancel',
  'subscribe',
  'refill',
  'reload',
  'offline',
  'look',
  'look',
  'logout',
] as const;
const otherTabActions = ['start', 'renew', 'renew', 'cancel', 'subscribe', 'refill', 'look', 'logout'] as const;

/** Status words that only some cities use for an operation. */
const unusualStatusWords = [{ done: 'processing' }, { error: 'declined', cancel: 'canceled' }] as const;

class Schedule {
  readonly random: Random;
  readonly device = new Device();
  readonly network: SimulatedNetwork;
  readonly log: string[] = [];
  readonly violations: string[] = [];
  /** The last reported phase of each payment in any tab, and the phase in each tab. */
  readonly #announced = new Map<string, string>();
  readonly #phasesByPage = new WeakMap<Page, Map<string, string>>();
  readonly #announcedAt = new Map<string, number>();
  readonly #kinds = new Map<string, Attempt>();
  /** Stays that were stopped, so that their end no longer proves anything. */
  readonly #ended = new Set<string>();
  /** Attempts that the city executed long after the request had ended, and after they were reported as not made. */
  readonly #late = new Set<string>();
  /** The time of the last logout. */
  #signedOutAt = 0;
  readonly #taps = new Map<string, number>();
  readonly #updates: Random;
  readonly #tabs: Random;
  /** How far the Date header of every answer is ahead of the times that the city records. */
  readonly proxyMs: number;
  readonly writesSeconds: boolean;
  readonly statusWords: Readonly<Record<string, string>>;
  page!: Page;
  /** The second tab of the same browser, once it has been opened. */
  other: Page | undefined;
  user!: { email: string; token: string; plates: string[]; offers: { code: string; sum: number }[] };

  constructor(
    readonly city: string,
    readonly seed: number,
    /**
     * Whether new versions of the app are released. They have a separate random source, so that older seeds still find
     * the same.
     */
    private readonly hasUpdates: boolean,
    /** Whether there is a second tab. */
    private readonly hasTabs: boolean,
    /** Whether requests may be executed late, and the city has a proxy and unusual behaviour. */
    hasDelays: boolean,
  ) {
    this.random = randomFor('schedule', city, seed);
    this.#updates = randomFor('update', city, seed);
    this.#tabs = randomFor('tab', city, seed);
    this.network = new SimulatedNetwork(
      randomFor('street', city, seed),
      sendRequest,
      () => this.attempts().at(-1)?.id,
      () => this.device.navigator.onLine,
      (sending) => this.onRequestDone(sending),
      hasDelays ? randomFor('delays', city, seed) : undefined,
    );
    const proxy = randomFor('proxy', city, seed);
    const sideMs = proxy.pick([5_000, 60_000, maxProxyMs]);
    this.proxyMs = hasDelays && proxy.happens(0.6) ? proxy.whole(-sideMs, sideMs) : 0;
    this.writesSeconds = !hasDelays || proxy.happens(0.7);
    this.statusWords = hasDelays && proxy.happens(0.15) ? proxy.pick(unusualStatusWords) : {};
  }

  /** The properties of this city, for the title of a schedule. */
  get conditions(): string {
    const proxy =
      this.proxyMs === 0
        ? ''
        : `, a proxy whose clock is ${seconds(Math.abs(this.proxyMs))} ${this.proxyMs > 0 ? 'ahead' : 'behind'}`;
    return `${this.city}${proxy}${this.writesSeconds ? '' : ', without seconds'}${Object.values(this.statusWords)
      .map((word) => `, says ${word}`)
      .join('')}${this.network.isSlow ? ', always slow' : ''}`;
  }

  attempts(): { id: string; kind: string }[] {
    return JSON.parse(this.device.storage.getItem('parking.attempts') ?? '[]') as { id: string; kind: string }[];
  }

  logLine(line: string): void {
    this.log.push(`${((Date.now() - begin) / 1000).toFixed(1)} s  ${line}`);
  }

  /** Lets time pass: due events happen in order, and everything that follows from them happens at once. */
  async pass(ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (Date.now() < end) {
      vi.advanceTimersByTime(Math.min(this.network.dueInMs, 500, end - Date.now()));
      await this.network.come();
      for (let turn = 0; turn < 2 || this.network.isWorking; turn += 1) await immediate();
      if (this.other) for (const page of this.pages) page.syncTabs(this.city);
    }
  }

  get pages(): Page[] {
    return this.other ? [this.page, this.other] : [this.page];
  }

  async openPage(): Promise<Page> {
    vi.resetModules();
    const { page } = await import('./page');
    await page.open(this.city);
    page.store.sub(page.attemptStatusesAtom, () => this.watchAttempts(page));
    return page;
  }

  async open(): Promise<void> {
    this.page = await this.openPage();
  }

  /** Assesses every statement of the screen as it appears. */
  watchAttempts(page: Page): void {
    const phases = this.#phasesByPage.get(page) ?? new Map<string, string>();
    this.#phasesByPage.set(page, phases);
    for (const { attempt, state } of Object.values(page.store.get(page.attemptStatusesAtom))) {
      if (phases.get(attempt.id) === state.phase) continue;
      phases.set(attempt.id, state.phase);
      this.#announced.set(attempt.id, state.phase);
      this.#announcedAt.set(attempt.id, Date.now());
      this.#kinds.set(attempt.id, attempt);
      const done = this.network.done(attempt.id);
      this.logLine(
        `${attempt.kind} ${attempt.id.slice(-3)}: ${state.phase}${'errorName' in state ? ` ${state.errorName}` : ''} (done ${done})`,
      );
      // For a start, it does not matter which of two taps was executed. Each extension is a separate purchase.
      const isOfTarget = (attempt.kind !== 'renew' && state.phase === 'done') || this.#late.has(attempt.id);
      const ofTarget = isOfTarget ? this.doneOfTarget(attempt) : done;
      // The end of a stay does not show which of two extensions was doubled. It is enough that one was.
      const isOtherDoubled = attempt.kind === 'renew' && state.phase === 'doneTwice' && this.isDoubled(attempt);
      if (attempt.kind === 'cancel' && state.phase === 'done') this.#ended.add(attempt.target);
      // Executed while the last reading was under way: treated as if it was executed after the statement.
      if (state.phase === 'notDone' && movesMoney(attempt) && this.network.isDoneLate(attempt.id))
        this.#late.add(attempt.id);
      else if (
        movesMoney(attempt) &&
        !isOtherDoubled &&
        !this.isPaidByDuplicate(attempt, state.phase) &&
        claims[state.phase]?.(ofTarget) === false
      )
        this.violations.push(
          `${attempt.kind} ${attempt.id.slice(-3)} is told as ${state.phase}; the city did it ${done} times${this.story(attempt.id)}`,
        );
    }
  }

  /**
   * A payment that was reported as not made must not be made later. But if the city executes it later than any client
   * can wait for, that must be reported in the end (`src/decisions/0001-when-not-paid-may-be-told.md`).
   */
  onRequestDone({ attemptId, at, endedAt = Date.now() }: Sending): void {
    const attempt = this.#kinds.get(attemptId);
    const phase = this.#announced.get(attemptId) ?? '';
    if (!attempt || !movesMoney(attempt)) return;
    this.logLine(
      `${attempt.kind} ${attemptId.slice(-3)}: the city has done it, ${seconds(Date.now() - at)} after it was sent`,
    );
    if (!notMadePhases.includes(phase)) return;
    if (phase === 'notDone' && Date.now() - endedAt > notDoneAfterMs) {
      this.#late.add(attemptId);
      return;
    }
    const announcedAt = this.#announcedAt.get(attemptId) ?? 0;
    this.violations.push(
      `${attempt.kind} ${attemptId.slice(-3)} was told as ${phase} ${seconds(announcedAt - at)} after it was sent; the city did it ${seconds(Date.now() - announcedAt)} later${this.story(attemptId)}`,
    );
  }

  /** Describes the fate of an attempt's requests. */
  story(attemptId: string): string {
    const ownSendings = this.network.sent.filter((one) => one.attemptId === attemptId);
    return ownSendings.map(({ at, fate }) => ` (sent at ${seconds(at - begin)}: ${fate})`).join('');
  }

  /**
   * Returns how often the city executed the same, for any tap. Executions before this attempt was sent do not count.
   */
  doneOfTarget({ id, kind, target, sentAt }: Attempt): number {
    const same = [...this.#kinds].filter(([, one]) => one.kind === kind && one.target === target);
    // A cancelled stay remains cancelled.
    const since =
      kind === 'cancel' ? 0 : (this.network.sent.find((one) => one.attemptId === id)?.at ?? sentAt) - clockSlackMs;
    return same.reduce((sum, [id]) => sum + this.network.done(id, since), 0);
  }

  /**
   * The history of a stay does not show which of several extensions the city executed twice, and which not at all. True
   * if no more are reported than were executed.
   */
  isPaidByDuplicate({ kind, target }: Attempt, phase: AttemptState['phase']): boolean {
    if (kind !== 'renew' || phase !== 'done') return false;
    const same = [...this.#kinds].filter(([, one]) => one.kind === kind && one.target === target);
    const announcedCount = same.reduce(
      (sum, [id]) => sum + ({ done: 1, doneTwice: 2 }[this.#announced.get(id) ?? ''] ?? 0),
      0,
    );
    return same.reduce((sum, [id]) => sum + this.network.done(id), 0) >= announcedCount;
  }

  /**
   * True if the same was reported as made in the end, or need not be. A driver who logged out after the sending has
   * lost its sum.
   */
  isAnnounced(id: string): boolean {
    const ownSendings = this.#kinds.get(id);
    const same = [...this.#kinds].filter(
      ([, { kind, target }]) => kind === ownSendings?.kind && target === ownSendings.target,
    );
    // If a city uses unknown status words for every operation, only stays can be recognised.
    const isUntold = this.statusWords['done'] !== undefined && ownSendings?.kind !== 'start';
    // An operation names no order of the app. Next to a purchase that is shown as unknown, it may belong to either.
    const isBesideUnknown =
      ownSendings?.kind === 'subscribe' &&
      [...this.#kinds].some(([one, { kind }]) => kind === 'subscribe' && this.#announced.get(one) === 'notKnown');
    return (
      isUntold ||
      isBesideUnknown ||
      this.#signedOutAt >= (this.network.sent.find(({ attemptId }) => attemptId === id)?.at ?? 0) ||
      same.some(([one]) => ['done', 'doneTwice'].includes(this.#announced.get(one) ?? ''))
    );
  }

  isDoubled({ kind, target }: Attempt): boolean {
    return [...this.#kinds].some(
      ([id, one]) => one.kind === kind && one.target === target && this.network.done(id) > 1,
    );
  }

  /** With a second tab the whole browser is closed, and only one tab is opened again. */
  reload(): void {
    this.logLine('reload');
    this.other = undefined;
    this.network.closePage();
    this.device.closePage();
  }

  /** Accepts a new version if it is offered. That reloads the page, which must not happen during a payment. */
  async update(): Promise<void> {
    const why = await this.page.unfinished();
    this.logLine(`update: ${why ?? 'taken'}`);
    if (why) return;
    if (this.network.isPayingSince(Date.now() - deadlineMs))
      this.violations.push('a new version is taken over a payment that is under way');
    this.reload();
    await this.open();
    void this.page.resumePayments(this.city).catch(() => undefined);
  }

  tap(kind: string, random: Random, pay: () => Promise<unknown>): void {
    // A trembling finger confirms once: the second tap comes before the page has drawn anything.
    const times = random.happens(0.2) ? 2 : 1;
    this.logLine(`tap ${kind} ×${times}${random === this.#tabs ? ', second tab' : ''}`);
    this.#taps.set(kind, (this.#taps.get(kind) ?? 0) + 1);
    for (let time = 0; time < times; time += 1)
      void pay().catch((error: unknown) => this.logLine(`${kind}: ${String(error)}`));
  }

  async takeAction(): Promise<void> {
    const { random, page, city, device } = this;
    if (!page.signIn(city)) return this.logIn(page);
    const what = device.navigator.onLine || random.happens(0.3) ? random.pick(actions) : 'offline';
    if (what === 'reload') {
      this.reload();
      await this.open();
      void this.page.resumePayments(city).catch(() => undefined);
    } else if (what === 'offline') {
      device.navigator.onLine = !device.navigator.onLine;
      this.logLine(device.navigator.onLine ? 'online' : 'offline');
      if (device.navigator.onLine) for (const one of this.pages) void one.resumePayments(city).catch(() => undefined);
    } else await this.act(page, random, what);
  }

  /** Opens the second tab, or acts in it, moments after an action in the first. */
  async actInOtherTab(): Promise<void> {
    if (!this.other) {
      this.logLine('second tab');
      this.other = await this.openPage();
      void this.other.resumePayments(this.city).catch(() => undefined);
    } else if (!this.other.signIn(this.city)) this.logIn(this.other);
    else await this.act(this.other, this.#tabs, this.#tabs.pick(otherTabActions));
  }

  logIn(page: Page): void {
    this.logLine(page === this.page ? 'log in' : 'log in, second tab');
    void page
      .logIn(this.city, this.user.token, this.user.email)
      .then(() => page.resumePayments(this.city).catch(() => undefined));
  }

  async act(page: Page, random: Random, what: (typeof otherTabActions)[number]): Promise<void> {
    const { city, device } = this;
    const signIn = page.signIn(city);
    if (!signIn) return;
    const { queryClient, startParking, renewParking, cancelParking, refillBalance, buySubscription } = page.pay;
    if (what === 'look') void page.resumePayments(city).catch(() => undefined);
    else if (what === 'logout') {
      this.logLine(page === this.page ? 'log out' : 'log out, second tab');
      page.logOut(city);
      this.#signedOutAt = Date.now();
      for (const one of this.pages) one.syncTabs(city);
      for (const secret of [...this.user.plates, this.user.email, this.user.token])
        if (device.text.includes(secret)) this.violations.push(`after logging out the device holds ${secret}`);
    } else if (what === 'start') {
      const stay = {
        plate: random.pick(this.user.plates),
        zone: random.pick([zone, '0902']),
        durationMin: random.pick([30, 60, 90]),
      };
      this.tap('start', random, () =>
        startParking(queryClient, signIn, { ...stay, isForeign: false, category: 'B', sum: 100 * stay.durationMin }),
      );
    } else if (what === 'subscribe') {
      const purchase = {
        ...random.pick(this.user.offers),
        plate: random.pick(this.user.plates),
        startDay: '2026-11-20',
      };
      this.tap('subscribe', random, () => buySubscription(queryClient, signIn, purchase));
    } else if (what === 'refill')
      this.tap('refill', random, () => refillBalance(queryClient, signIn, { methodId: 'card', sum: 10_000 }));
    else {
      const profile = await Promise.race([page.profile(city).catch(() => undefined), this.pass(2000)]);
      const stay = profile?.sessions.length ? random.pick(profile.sessions) : undefined;
      if (!stay || page.signIn(city)?.token !== signIn.token) return;
      if (what === 'renew')
        this.tap('renew', random, () => {
          const durationMin = random.pick([30, 60]);
          return renewParking(queryClient, signIn, stay, durationMin, 100 * durationMin);
        });
      else this.tap('cancel', random, () => cancelParking(queryClient, signIn, stay));
    }
  }

  async run(): Promise<void> {
    this.device.install();
    vi.stubGlobal('fetch', this.network.fetch);
    server.clock.proxyMs = this.proxyMs;
    patchSettings(server, {
      city: this.city,
      patch: { writesSeconds: this.writesSeconds, statusWords: this.statusWords },
    });
    const plates = [nextPlate(), nextPlate()];
    const email = `driver-${this.seed}@schedule.example`;
    const created = fill(
      server,
      v.parse(seedRequestSchema, {
        city: this.city,
        users: [{ email, balanceKopecks: 50_000_000, vehicles: plates.map((number) => ({ number })) }],
      }),
    );
    const [user] = created.users;
    if (!user) throw new Error('No driver was made.');
    const offers = (await (
      await sendRequest(new Request(`http://city/city/${this.city}/api/profile/get-subscription?token=${user.token}`))
    ).json()) as {
      result: { parkingPermitCode: string; parkingPermitType: string; cost: number | string }[];
    };
    const dated = offers.result.filter(({ parkingPermitType }) => parkingPermitType !== 'prev_day');
    const priced = dated.map(({ parkingPermitCode, cost }) => ({
      code: parkingPermitCode,
      sum: Math.round(Number(cost) * 100),
    }));
    this.user = { email, token: user.token, plates, offers: priced };
    await this.open();
    for (let turn = 0; turn < 14; turn += 1) {
      await this.takeAction();
      if (this.hasUpdates && this.#updates.happens(0.04)) {
        await this.pass(this.#updates.pick([20, 400, 2_000]));
        await this.update();
      }
      if (this.hasTabs && this.#tabs.happens(0.15)) {
        await this.pass(this.#tabs.pick([20, 400, 2_000]));
        await this.actInOtherTab();
      }
      await this.pass(this.random.pick([50, 400, 2_000, 8_000, 20_000, 40_000]));
    }
    await this.settle();
  }

  /** The network works again, so that every open payment finds its outcome. */
  async settle(): Promise<void> {
    this.logLine('all is well');
    this.network.isClear = true;
    this.device.navigator.onLine = true;
    await this.pass(Math.max(75_000, this.network.lastDueInMs));
    if (!this.page.signIn(this.city)) void this.page.logIn(this.city, this.user.token, this.user.email);
    await this.pass(6_000);
    for (const page of this.pages)
      void page.resumePayments(this.city).catch((error: unknown) => this.violations.push(String(error)));
    // Payments that were not found out go through the whole schedule of readings again.
    await this.pass(100_000);
    this.assess();
  }

  /** Returns the kind and last phase of every reported payment. */
  endings(): string[] {
    return [...this.#announced].map(([id, phase]) => `${this.#kinds.get(id)?.kind ?? ''} ${phase}`);
  }

  assess(): void {
    const sendings = new Map<string, number>();
    for (const { attemptId } of this.network.sent) sendings.set(attemptId, (sendings.get(attemptId) ?? 0) + 1);
    for (const [id, times] of sendings)
      if (times > 1) this.violations.push(`attempt ${id.slice(-3)} was sent ${times} times`);
    const taps = [...this.#taps.values()].reduce((sum, one) => sum + one, 0);
    if (sendings.size > taps) this.violations.push(`${sendings.size} payments were sent for ${taps} confirmations`);
    // A double payment must be reported, unless something else has moved the end of the same stay since.
    for (const [id, phase] of this.#announced) {
      const attempt = this.#kinds.get(id);
      const isAlone =
        [...this.#kinds.values()].filter(({ kind, target }) => kind === 'renew' && target === attempt?.target)
          .length === 1;
      if (
        attempt?.kind === 'renew' &&
        isAlone &&
        phase === 'done' &&
        this.network.done(id) > 1 &&
        !this.#ended.has(attempt.target)
      )
        this.violations.push(`renew ${id.slice(-3)} was done twice, and nobody is told`);
    }
    for (const id of this.#late)
      if (!this.isAnnounced(id))
        this.violations.push(`attempt ${id.slice(-3)} was made late, and nobody is told${this.story(id)}`);
    for (const [id, phase] of this.#announced)
      if (
        ['sending', 'checking'].includes(phase) &&
        this.pages.some((page) => page.store.get(page.attemptStatusesAtom)[id]?.state.phase === phase)
      )
        this.violations.push(`attempt ${id.slice(-3)} is ${phase} for ever`);
  }
}

it.each(cities)(
  'in %s each payment is sent once and the app shows what the city did, whatever happens',
  async (city) => {
    const failed: string[] = [];
    const endings = new Map<string, number>();
    const { plain = [], updates = [], tabs = [], delays = [] } = found[city] ?? {};
    const causes = new Map<string, number[]>();
    const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
    for (const seed of new Set([...seeds, ...(count > 1 ? [...plain, ...updates, ...tabs, ...delays] : [])])) {
      vi.useFakeTimers({
        now: begin,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      });
      const hasUpdates = !plain.includes(seed);
      const hasTabs = hasUpdates && !updates.includes(seed);
      const schedule = new Schedule(city, seed, hasUpdates, hasTabs, hasTabs && !tabs.includes(seed));
      await schedule.run();
      for (const phase of schedule.endings()) endings.set(phase, (endings.get(phase) ?? 0) + 1);
      if (process.env['SCHEDULES_LOG'])
        process.stdout.write(`seed ${seed} of ${schedule.conditions}\n${schedule.log.join('\n')}\n`);
      if (schedule.violations.length > 0)
        failed.push(
          `seed ${seed} of ${schedule.conditions}:\n${schedule.violations.join('\n')}\n${schedule.log.join('\n')}`,
        );
      for (const cause of new Set(schedule.violations.map(causeOf)))
        causes.set(cause, [...(causes.get(cause) ?? []), seed]);
      vi.clearAllTimers();
      vi.useRealTimers();
    }
    process.stdout.write(
      `${city}: ${count} schedules from seed ${firstSeed}: ${JSON.stringify(Object.fromEntries(endings))}\n`,
    );
    const tally = [...causes]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([cause, those]) => `${those.length} × ${cause}; seeds ${those.slice(0, 5).join(', ')}`);
    expect(failed.slice(0, 3).join('\n\n'), `${failed.length} of ${count} schedules\n${tally.join('\n')}\n`).toBe('');
  },
  3_600_000,
);
