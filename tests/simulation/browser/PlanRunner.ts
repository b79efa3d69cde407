import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import { differenceMs, type ClockDifference } from '../../../src/domain/payments/reconcile/cityClock';
import { clockSlackMs } from '../../../src/domain/time/clockSlack';
import { chooseMethod } from '../../e2e/support/chooseMethod';
import type { FakeCity } from '../../e2e/support/fixtures';
import { offlineTimeout } from '../../e2e/support/waitForOfflineApp';
import type { Release } from '../../e2e/support/release';
import { revisitPage } from '../../e2e/support/timing';
import { labelsByLanguage } from '../../e2e/support/labels';
import type { SeededUser } from '../../tools/control';
import { longestDelayMs } from '../SimulatedNetwork';
import { succeeds } from './succeeds';
import type { Action, Plan, PlannedFault, PlannedLink, Step } from './plan';
import { knownText } from './knownText';
import type { Oracle } from './Oracle';

const labels = labelsByLanguage.ru;
const form = '/profile/parking';
/** How long a driver waits before giving up on a button. */
const patience = { timeout: 6_000 };
/** How long a page may take to load while two others are open. */
const arrival = { timeout: 15_000 };
/** Shorter than every deadline of the app, so that none expires before the city has answered. */
const stepMs = 4_000;
/** The Date header and the records are both in whole seconds, each rounded separately. */
const wholeSecondsMs = 2_000;
/** A request that has been under way this long is held by the city. */
const heldMs = 400;

const awaited = knownText('Ждём деньги');
const credited = knownText('Баланс пополнен на ');
/** The button labels that offer a new version. */
const updates = new RegExp(`^(${knownText('Обновить')}|${knownText('Открыть заново')})$`);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const canTap = async (button: Locator): Promise<boolean> =>
  (await button.isVisible()) && button.isEnabled({ timeout: 300 }).catch(() => false);

/** A driver with two tabs who follows a plan as far as the screen permits. */
export class PlanRunner {
  isOnline = true;
  #other: Page | undefined;
  /** The tab in which a provider's page has led back to the app. Back would open that page again. */
  #provider: Page | undefined;
  /** The chunks of an older release are no longer on the server. */
  #isReleased = false;
  /** A top-up was paid at its provider and has not been reported as received. */
  #mayCome = false;
  readonly #underWay = new Map<Request, number>();

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly fakeCity: FakeCity,
    private readonly driver: SeededUser,
    private readonly plan: Plan,
    private readonly zones: readonly string[],
    private readonly oracle: Oracle,
    private readonly release: Release,
  ) {
    context.on('request', (request) => this.#underWay.set(request, Date.now()));
    context.on('dialog', (dialog) => {
      this.oracle.logLine(`asks: ${dialog.message()}`);
      void dialog.accept();
    });
    const ended = (request: Request): void => void this.#underWay.delete(request);
    context.on('requestfinished', ended).on('requestfailed', ended);
  }

  /** Advances the clocks of phone and city. Requests under way arrive during that time, unless they are held. */
  async pass(ms: number): Promise<void> {
    for (let remainingMs = ms; remainingMs > 0; remainingMs -= stepMs) {
      await this.#calm();
      const step = Math.min(remainingMs, stepMs);
      this.oracle.clockOffsetMs += step;
      await this.fakeCity.control.clock(this.oracle.clockOffsetMs);
      await this.page.clock.fastForward(step);
    }
    await this.#calm();
  }

  /** The same in a single step, for requests that the city has still to execute. */
  async #leap(ms: number): Promise<void> {
    await this.#calm();
    this.oracle.clockOffsetMs += ms;
    await this.fakeCity.control.clock(this.oracle.clockOffsetMs);
    await this.page.clock.fastForward(ms);
    await this.#calm();
  }

  /** Waits until no request is under way, except those that the city holds. */
  async #calm(): Promise<void> {
    await wait(30);
    for (
      let turn = 0;
      turn < 20 && [...this.#underWay.values()].some((since) => Date.now() - since < heldMs);
      turn += 1
    )
      await wait(20);
    await wait(30);
  }

  async tab(isInOther: boolean): Promise<Page> {
    if (!isInOther) return this.page;
    if (!this.#other || this.#other.isClosed()) {
      if (!this.isOnline && !this.plan.hasWorker) return this.page;
      this.#other = await this.context.newPage();
      await this.#open(this.#other);
    }
    return this.#other;
  }

  async begin(): Promise<void> {
    await this.#open(this.page);
    await this.page.getByLabel(labels.zone).waitFor(arrival);
  }

  get tabs(): Page[] {
    return this.context.pages();
  }

  async #open(page: Page): Promise<void> {
    await page.goto(form);
    await this.#arrive(page);
  }

  async #arrive(page: Page): Promise<void> {
    // Not by its role, because an open dialog hides it.
    await page.locator('header').first().waitFor(arrival);
  }

  /** Dismisses whatever covers the form: an expired login, a dialog, the confirmation of the last payment. */
  async #toForm(page: Page, forceReload = false): Promise<boolean> {
    await page.bringToFront();
    await this.#signInAgain(page);
    const window = page.getByRole('dialog');
    if (await window.first().isVisible()) await page.keyboard.press('Escape');
    // A driver whose login has expired cannot continue without a network.
    if (
      !(await succeeds(window.first().waitFor({ state: 'hidden', timeout: this.isOnline ? patience.timeout : 1_000 })))
    )
      return false;
    const zone = page.getByLabel(labels.zone);
    const done = page.getByRole('main').getByRole('button', { name: labels.done });
    if (new URL(page.url()).pathname !== form) {
      if (!this.isOnline && !this.plan.hasWorker) return false;
      await this.#open(page);
    }
    // A page that has just been opened may find that its login has ended, and lead home.
    const enter = page.getByRole('banner').getByRole('button', { name: labels.signIn });
    const hasCome = zone.or(done).or(enter).first().waitFor(arrival);
    // A tab without a worker that lost its network while it opened has no form.
    if (this.isOnline || this.plan.hasWorker) await hasCome;
    else if (!(await succeeds(hasCome))) return false;
    if (await enter.isVisible()) return this.#reopenForm(page, forceReload);
    if (await done.isVisible()) await done.click();
    return zone.isVisible();
  }

  async #reopenForm(page: Page, forceReload: boolean): Promise<boolean> {
    if (!this.isOnline) return false;
    if (forceReload) throw new Error('Who has signed in is led home again.');
    return this.#toForm(page, true);
  }

  async #signInAgain(page: Page): Promise<void> {
    const expired = page.getByRole('dialog', { name: knownText('Время входа истекло') });
    const entrance = page.getByRole('dialog', { name: knownText('Вход') });
    const enter = page.getByRole('banner').getByRole('button', { name: labels.signIn });
    if (!this.isOnline) return;
    if (await expired.isVisible()) {
      await expired.getByRole('button', { name: knownText('Войти снова') }).click();
      await entrance.waitFor(patience);
    } else if (await enter.isVisible()) {
      if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape');
      await enter.click();
      await entrance.waitFor(patience);
    }
    if (!(await entrance.isVisible())) return;
    this.oracle.logLine('signs in');
    await entrance.getByLabel(labels.login).fill(this.driver.email);
    await entrance.getByLabel(labels.password, { exact: true }).fill(this.driver.password);
    await entrance.getByRole('button', { name: labels.signIn, exact: true }).click();
    await entrance.waitFor({ state: 'hidden', ...patience });
    await this.#arrive(page);
  }

  /** Performs one step and lets time pass after it. */
  async take(step: Step): Promise<void> {
    const page = await this.tab(step.isInOther);
    this.oracle.logLine(
      `${step.action}${page === this.page ? '' : ' in the other tab'} ${JSON.stringify({ ...step.onMoney })} ${JSON.stringify({ ...step.onReads })} ${step.interruption}, then ${step.passMs} ms`,
    );
    // An action in both tabs begins in the first.
    const tabs = [...new Set([this.page, page])];
    const openedAt = await Promise.all(tabs.map((tab) => this.#openedAt(tab)));
    await this.#actions[step.action](page, step).catch((error: unknown) => this.#cope(tabs, openedAt, error));
    await this.pass(step.passMs);
    await this.fakeCity.control.clearFaults();
  }

  #openedAt(page: Page): Promise<number> {
    return page.evaluate(() => performance.timeOrigin).catch(() => 0);
  }

  /**
   * Handles two situations that prevent the tapped action: a login that has just ended, and a page whose release is no
   * longer on the server. Such a page reloads automatically or offers to reload. Every other error is a finding.
   */
  async #cope(tabs: Page[], openedAt: number[], error: unknown): Promise<void> {
    for (const tab of tabs)
      if (!tab.isClosed() && (await tab.getByRole('dialog', { name: knownText('Время входа истекло') }).isVisible())) {
        this.oracle.logLine('the login has ended meanwhile');
        return;
      }
    if (!this.#isReleased || this.plan.hasWorker) throw error;
    for (const [index, tab] of tabs.entries()) {
      if (tab.isClosed()) continue;
      await this.#arrive(tab);
      const forceReload = (await this.#openedAt(tab)) !== openedAt[index];
      if (forceReload) this.oracle.logLine('the page has opened itself anew');
      if (forceReload) return;
      // The offer is on the page, so a dialog in front of it must be closed first.
      if (await tab.getByRole('dialog').first().isVisible()) await tab.keyboard.press('Escape');
      if (await this.#update(tab)) return;
      // While the outcome of a payment is open, only that is shown, and the reload is offered later.
      const mustWait = await tab
        .getByText(knownText('Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.'))
        .isVisible();
      if (mustWait) this.oracle.logLine('what is missing waits for a payment');
      // The outcome may have arrived in between.
      if (mustWait || (await this.#update(tab))) return;
    }
    throw error;
  }

  /** Accepts a new version if it is offered. */
  async #update(page: Page): Promise<boolean> {
    const bar = page.getByRole('button', { name: updates });
    if (!(await canTap(bar))) return false;
    const openedAt = await this.#openedAt(page);
    const tapped = await bar.click({ timeout: 2_000 }).catch((error: unknown) => error);
    // The offer disappears while a payment awaits its answer.
    if (tapped !== undefined && !(await bar.isVisible())) return false;
    if (tapped !== undefined) throw tapped;
    const forceReload = await succeeds(expect.poll(() => this.#openedAt(page), { timeout: 4_000 }).not.toBe(openedAt));
    this.oracle.logLine(forceReload ? 'the new version is there' : 'the new version waits');
    await this.#arrive(page);
    return true;
  }

  async #bringOut(page: Page): Promise<void> {
    this.oracle.logLine('a new release');
    this.release.next();
    this.#isReleased = true;
    if (!this.plan.hasWorker || !this.isOnline) return;
    const report = async (): Promise<void> =>
      void (await (await navigator.serviceWorker.ready).update().catch(() => undefined));
    await page.evaluate(report).catch(() => undefined);
    const isWaiting = (): Promise<boolean> =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)).catch(() => false);
    await succeeds(expect.poll(isWaiting, offlineTimeout).toBe(true));
  }

  readonly #actions: Record<Action, (page: Page, step: Step) => Promise<void>> = {
    start: async (page, step) => {
      const button = await this.#fillStart(page, step);
      if (button) await this.#pay(page, button, '/api/payment/start', step);
    },
    both: async (_, step) => {
      const other = await this.tab(true);
      const buttons = [
        await this.#fillStart(this.page, step),
        other === this.page ? undefined : await this.#fillStart(other, step),
      ];
      const [one, two] = buttons;
      if (!one || !two) return;
      await this.#misbehave('/api/payment/start', step);
      await this.#confirm();
      await this.#confirm();
      await Promise.all([one, two].map((button) => this.#tap(button, 1)));
    },
    extend: async (page, step) => this.#inWindow(page, step, labels.extend, /^Продлить за/, '/api/payment/renew'),
    cancel: async (page, step) => this.#inWindow(page, step, labels.stop, labels.stopParking, '/api/payment/cancel'),
    refill: async (page, step) => this.#topUp(page, step),
    subscribe: async (page, step) => {
      if (!this.isOnline || !(await this.#toForm(page))) return;
      await page.goto('/profile/abonements');
      await this.#arrive(page);
      const offers = page.getByRole('button', { name: knownText('Купить'), exact: true });
      const enter = page.getByRole('banner').getByRole('button', { name: labels.signIn });
      await offers.or(enter).first().waitFor(arrival);
      // The city had ended the login, and the previous page had not yet shown that.
      if (await enter.isVisible()) return;
      await offers.nth(Math.floor(step.which * (await offers.count()))).click(patience);
      const window = page.getByRole('dialog');
      const vehicles = window.getByRole('group', { name: knownText('Автомобиль') }).getByRole('radio');
      await vehicles.nth(step.vehicle).check(patience);
      const button = await this.#live(window.getByRole('button', { name: /^Оплатить \d/ }));
      if (button) await this.#pay(page, button, '/api/payment/subscription', step);
    },
    reload: async (page) => this.#reload(page),
    back: async (page) => {
      if (page === this.#provider || (!this.isOnline && !this.plan.hasWorker)) return;
      await page.goBack();
      // A page that was loaded on a dialog's history entry automatically goes one step further
      // (`src/app/dialogs/skipDialogHistoryEntry.ts`).
      if (await succeeds(page.waitForURL('about:blank', { timeout: 1_000 }))) await page.goForward();
      await this.#arrive(page);
    },
    line: async () => this.#line(!this.isOnline),
    logout: async (page) => this.logOut(page),
    look: async (page) => revisitPage(page),
    release: async (page) => this.#bringOut(page),
    update: async (page) => void (await this.#update(page)),
  };

  async #openTopUp(page: Page): Promise<Locator> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Баланс/ })
      .click(patience);
    const window = page.getByRole('dialog');
    await page.getByRole('banner').or(window).getByRole('button', { name: 'Пополнить', exact: true }).click(patience);
    await window.getByLabel(labels.amount).or(window.getByText(awaited)).first().waitFor(arrival);
    return window;
  }

  async #topUp(page: Page, step: Step): Promise<void> {
    if (!this.isOnline || !(await this.#toForm(page))) return;
    const window = await this.#openTopUp(page);
    // A driver who has paid does not claim otherwise.
    if (this.#mayCome && (await window.getByText(awaited).isVisible())) return;
    const notPaid = window.getByRole('button', { name: knownText('Я не платил, выбрать заново') });
    if (await notPaid.isVisible()) await notPaid.click(patience);
    await window.getByLabel(labels.amount).fill(String(100 * step.hours), patience);
    await chooseMethod(window, 0, patience);
    const linkButton = window.getByRole('button', { name: labels.getLink });
    const link = window.getByRole('link', { name: /^Оплатить/ });
    if (await canTap(linkButton)) await this.#pay(page, linkButton, '/api/payment/refill', step);
    if (!step.link || !this.isOnline || page.isClosed()) return;
    // Without planned faults or interruptions the link must appear.
    const isCalm = !step.onMoney && !step.onReads && step.interruption === 'nothing';
    if (await succeeds(link.waitFor(isCalm ? patience : { timeout: 1_000 }))) await this.#follow(page, link, step.link);
  }

  /** Goes to the provider's page and back. */
  async #follow(page: Page, link: Locator, { action, credit, ms, isKept }: PlannedLink): Promise<void> {
    this.oracle.logLine(`follows the link: ${action}, credit ${credit}`);
    await this.fakeCity.control.provider(credit, ms);
    this.oracle.tappedLink();
    const [provider] = await Promise.all([this.context.waitForEvent('page', patience), link.click(patience)]);
    if (action === 'leave') await provider.close();
    else {
      const names = { pay: labels.providerPay, decline: 'Отказаться', close: labels.close };
      await provider.getByRole('button', { name: names[action], exact: true }).click(patience);
      this.#mayCome ||= action === 'pay';
      // The provider leads back automatically. A reload before that would open its page again.
      await provider.waitForURL((url) => !url.pathname.startsWith('/demo/'), arrival);
      await this.#arrive(provider);
      if (isKept && (!this.#other || this.#other.isClosed())) this.#other = this.#provider = provider;
      else await provider.close();
    }
    // A late credit depends on the provider's own real time.
    if (credit === 'later') await wait(ms);
    await page.bringToFront();
    await revisitPage(page);
    await this.pass(stepMs);
    await this.pass(stepMs);
    if (await page.getByText(credited).isVisible()) this.#mayCome = false;
  }

  /** True if the app still waits for a top-up, after some time for its arrival. */
  async isAwaiting(page: Page): Promise<boolean> {
    const window = await this.#openTopUp(page);
    const isAwaited = window.getByText(awaited);
    for (let round = 0; round < 4 && (await isAwaited.isVisible()); round += 1) await this.pass(stepMs);
    const isSo = await isAwaited.isVisible();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden', ...patience });
    return isSo;
  }

  /** Fills in the form and returns the button, if it can be tapped in the end. */
  async #fillStart(page: Page, step: Step): Promise<Locator | undefined> {
    if (!(await this.#toForm(page))) return undefined;
    const [zone, plate] = [this.zones[step.place] ?? '', this.driver.vehicles[step.vehicle]?.number ?? ''];
    await page.getByLabel(labels.zone).fill(zone);
    await page
      .getByRole('radio', { name: step.hours === 1 ? labels.hour : labels.twoHours, exact: true })
      .check(patience);
    await page.getByLabel(labels.plate).fill(plate);
    return this.#live(page.getByRole('main').getByRole('button', { name: /^Оплатить \d/ }));
  }

  /** Returns the button if it is enabled, or becomes enabled while an answer is under way. */
  async #live(button: Locator): Promise<Locator | undefined> {
    const becomesLive = (timeout: number): Promise<boolean> => succeeds(expect(button).toBeEnabled({ timeout }));
    const isLive = (await becomesLive(1_500)) || (this.#underWay.size > 0 && (await becomesLive(patience.timeout)));
    if (!isLive) this.oracle.logLine(`no live button: ${(await button.allInnerTexts()).join(' ')}`);
    return isLive ? button : undefined;
  }

  async #inWindow(page: Page, step: Step, opens: string, name: string | RegExp, path: string): Promise<void> {
    if (!(await this.#toForm(page))) return;
    const cards = page.getByRole('article');
    const count = await cards.count();
    if (count === 0) return;
    const open = cards.nth(Math.floor(step.which * count)).getByRole('button', { name: opens });
    // Without a network, a different action may be in its place.
    if (!(await canTap(open))) return;
    await open.click();
    const button = await this.#live(page.getByRole('dialog').getByRole('button', { name, exact: true }));
    if (button) await this.#pay(page, button, path, step);
  }

  async #misbehave(path: string, { onMoney, onReads }: Step): Promise<void> {
    const linkButton = (fault: PlannedFault, match: string): Promise<unknown> =>
      this.fakeCity.control.misbehave({ match, ...fault });
    if (onMoney) await linkButton(onMoney, path);
    if (onReads) await linkButton(onReads, '/api/profile/get-');
  }

  async #confirm(): Promise<void> {
    this.oracle.confirmed(await this.fakeCity.control.lastRequest());
  }

  async #pay(page: Page, button: Locator, path: string, step: Step): Promise<void> {
    const input = await this.#formInput(page);
    await this.#misbehave(path, step);
    await this.#confirm();
    const isSent = page
      .waitForRequest((request) => request.url().includes(path), { timeout: 1_500 })
      .catch(() => undefined);
    await this.#tap(button, step.isDouble ? 2 : 1);
    await isSent;
    await this.#interrupt(page, step, button);
    await this.pass(Math.min(step.passMs, stepMs));
    if (step.interruption !== 'nothing' && step.interruption !== 'tapAgain' && step.interruption !== 'release') return;
    const now = await this.#formInput(page);
    if (now !== undefined && input !== undefined && now !== input && !this.oracle.isLastDone(page))
      this.oracle.violate(`what was typed is lost: ${input} is ${now}`);
  }

  /** Taps the button, unless it has disappeared. */
  async #tap(button: Locator, times: number): Promise<void> {
    const tap = (element: HTMLElement, taps: number): void => {
      for (let tapped = 0; tapped < taps; tapped += 1) element.click();
    };
    await button.evaluate(tap, times, { timeout: 500 }).catch(() => this.oracle.logLine('the button is gone'));
  }

  /** Returns the input in the form, if there is one. */
  async #formInput(page: Page): Promise<string | undefined> {
    const fields = page.getByLabel(labels.zone).or(page.getByLabel(labels.plate)).filter({ visible: true });
    // Reads both fields at once and without waiting, because the confirmation may replace them at any moment.
    const values = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    return values.length === 2 ? values.join(' ') : undefined;
  }

  async #interrupt(page: Page, { interruption }: Step, button: Locator): Promise<void> {
    if (interruption === 'reload') await this.#reload(page);
    else if (interruption === 'release') await this.#bringOut(page);
    else if (interruption === 'offline') await this.#line(false);
    else if (interruption === 'close' && page !== this.page) await page.close();
    else if (interruption === 'leave' && this.isOnline) {
      await page.goto('/news');
      await this.#arrive(page);
    } else if (interruption === 'tapAgain' && (await canTap(button))) {
      await this.#confirm();
      await this.#tap(button, 1);
    }
  }

  async #reload(page: Page): Promise<void> {
    if (!this.isOnline && !this.plan.hasWorker) return;
    await page.reload();
    await this.#arrive(page);
  }

  async #line(isOnline: boolean): Promise<void> {
    this.oracle.logLine(isOnline ? 'online' : 'offline');
    this.isOnline = isOnline;
    await this.context.setOffline(!isOnline);
  }

  async logOut(page: Page): Promise<void> {
    if (!this.isOnline || !(await this.#toForm(page))) return;
    await page.goto('/profile/my-profile');
    const out = page.getByRole('main').getByRole('button', { name: knownText('Выйти') });
    const enter = page.getByRole('banner').getByRole('button', { name: labels.signIn });
    await out.click(patience);
    const sure = page.getByRole('dialog').getByRole('button', { name: knownText('Выйти') });
    await sure.or(enter).first().waitFor(patience);
    this.oracle.loggedOut();
    if (await sure.isVisible()) await sure.click();
    await enter.waitFor(patience);
  }

  /** Restores normal conditions: one tab, a network, and enough time for everything that is open. */
  async settle(): Promise<void> {
    this.oracle.logLine('all is well');
    await this.fakeCity.control.clearFaults();
    if (this.plan.hasDelays) await this.#leap(longestDelayMs);
    if (!this.isOnline) await this.#line(true);
    for (const tab of this.tabs) if (tab !== this.page) await tab.close();
    await this.#open(this.page);
    await this.#signInAgain(this.page);
    // A driver who has logged out was led home.
    if (new URL(this.page.url()).pathname !== form) await this.#open(this.page);
    // The first schedule of readings after the reload, and another one for payments that were not found out.
    for (let round = 0; round < 3; round += 1) {
      await this.pass(stepMs);
      if (!(await this.#isAnythingOpen())) return;
      await this.pass(34_000);
      await revisitPage(this.page);
    }
  }

  /** True if a payment is open, or was shown as not paid and is still watched for a late execution. */
  async #isAnythingOpen(): Promise<boolean> {
    const watched = await this.page.evaluate(() => localStorage.getItem('parking.late-payments') ?? '[]');
    return (await this.#records()).length > 0 || (JSON.parse(watched) as unknown[]).length > 0;
  }

  /**
   * Returns the records on the device that are open but must not be. Links charge nothing, and double payments wait for
   * the driver to dismiss them.
   */
  async left(): Promise<string[]> {
    const isClockKnown = await this.#isClockKnown();
    const mayStay = ({ kind }: { kind: string }): boolean =>
      this.oracle.mayStayUnknown(kind, isClockKnown, this.plan.writesSeconds);
    return (await this.#records())
      .filter((one) => !one.isTwice && !mayStay(one))
      .map((attempt) => JSON.stringify(attempt));
  }

  /**
   * True if the device knows how far the city's records are ahead of its Date header, as precisely as a payment needs.
   */
  async #isClockKnown(): Promise<boolean> {
    const clocks = await this.page.evaluate(() => localStorage.getItem('parking.city-clocks') ?? '{}');
    const known = differenceMs((JSON.parse(clocks) as Record<string, ClockDifference>)[this.plan.city]);
    return Math.abs(known + this.plan.proxyMs) < clockSlackMs - wholeSecondsMs;
  }

  async #records(): Promise<{ kind: string; isTwice?: boolean }[]> {
    const storedAttempts = await this.page.evaluate(() => localStorage.getItem('parking.attempts') ?? '[]');
    return (JSON.parse(storedAttempts) as { kind: string; isTwice?: boolean }[]).filter(
      ({ kind }) => kind !== 'refill',
    );
  }
}
