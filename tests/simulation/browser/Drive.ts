import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import { differenceMs, type ClockDifference } from '../../../src/domain/cityClock';
import { clockSlackMs } from '../../../src/domain/reconcile.snapshot';
import type { World } from '../../e2e/journey';
import { keeping } from '../../e2e/keepsApp';
import type { Release } from '../../e2e/release';
import { lookAgain } from '../../e2e/timing';
import { words } from '../../e2e/words';
import type { SeededUser } from '../../tools/control';
import { longestDelayMs } from '../Street';
import { comes } from './comes';
import type { Deed, Plan, PlannedFault, PlannedLink, Step } from './plan';
import { said } from './said';
import type { Witness } from './Witness';

const w = words.ru;
const form = '/profile/parking';
/** What a driver waits for before giving up on a button. */
const patience = { timeout: 6_000 };
/** And how long a page may take beside two others. */
const arrival = { timeout: 15_000 };
/** Shorter than every deadline of the app, so that none is reached before the city has answered. */
const stepMs = 4_000;
/** Date header and records are whole seconds, each of its own. */
const wholeSecondsMs = 2_000;
/** What has been under way for so long is being held. */
const heldMs = 400;

const awaited = said('Ждём деньги');
const credited = said('Баланс пополнен на ');
/** What a bar with a new version offers. */
const updates = new RegExp(`^(${said('Обновить')}|${said('Открыть заново')})$`);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const canTap = async (button: Locator): Promise<boolean> => (await button.isVisible()) && button.isEnabled({ timeout: 300 }).catch(() => false);

/** A driver with two tabs: does what a plan says, as far as the screen lets it. */
export class Drive {
  isOnline = true;
  #other: Page | undefined;
  /** The tab of a provider's page that has led back to the app: Back would open that page once more. */
  #provider: Page | undefined;
  #aheadMs = 0;
  /** The pieces of an older release are no longer on the server. */
  #isReleased = false;
  /** A top-up was paid at its provider's, and has not been told as come. */
  #mayCome = false;
  readonly #underWay = new Map<Request, number>();

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly world: World,
    private readonly driver: SeededUser,
    private readonly plan: Plan,
    private readonly zones: readonly string[],
    private readonly witness: Witness,
    private readonly release: Release,
  ) {
    context.on('request', (request) => this.#underWay.set(request, Date.now()));
    context.on('dialog', (dialog) => {
      this.witness.note(`asks: ${dialog.message()}`);
      void dialog.accept();
    });
    const ended = (request: Request): void => void this.#underWay.delete(request);
    context.on('requestfinished', ended).on('requestfailed', ended);
  }

  /** The clocks of phone and city go on; what is under way comes meanwhile, unless it is held. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      await this.#calm();
      const step = Math.min(left, stepMs);
      this.#aheadMs += step;
      await this.world.control.clock(this.#aheadMs);
      await this.page.clock.fastForward(step);
    }
    await this.#calm();
  }

  /** The same at one stroke, for what the city has still to carry out. */
  async #leap(ms: number): Promise<void> {
    await this.#calm();
    this.#aheadMs += ms;
    await this.world.control.clock(this.#aheadMs);
    await this.page.clock.fastForward(ms);
    await this.#calm();
  }

  /** Until nothing is under way, but what the city holds. */
  async #calm(): Promise<void> {
    await wait(30);
    for (let turn = 0; turn < 20 && [...this.#underWay.values()].some((since) => Date.now() - since < heldMs); turn += 1) await wait(20);
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
    await this.page.getByLabel(w.zone).waitFor(arrival);
  }

  get tabs(): Page[] {
    return this.context.pages();
  }

  async #open(page: Page): Promise<void> {
    await page.goto(form);
    await this.#arrive(page);
  }

  async #arrive(page: Page): Promise<void> {
    // Not by its role: a window that has opened meanwhile takes that away.
    await page.locator('header').first().waitFor(arrival);
  }

  /** What stands before the form is done away with: an expired login, a window, the confirmation of the last payment. */
  async #toForm(page: Page, isAnew = false): Promise<boolean> {
    await page.bringToFront();
    await this.#signInAgain(page);
    const window = page.getByRole('dialog');
    if (await window.first().isVisible()) await page.keyboard.press('Escape');
    // Whose login has expired cannot go on without a network.
    if (!(await comes(window.first().waitFor({ state: 'hidden', timeout: this.isOnline ? patience.timeout : 1_000 })))) return false;
    const zone = page.getByLabel(w.zone);
    const done = page.getByRole('main').getByRole('button', { name: w.done });
    if (new URL(page.url()).pathname !== form) {
      if (!this.isOnline && !this.plan.hasWorker) return false;
      await this.#open(page);
    }
    // A page that has just been opened may find that its login is over, and lead home.
    const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
    const hasCome = zone.or(done).or(enter).first().waitFor(arrival);
    // A tab that has lost its network while it opened, and has no worker, has no form either.
    if (this.isOnline || this.plan.hasWorker) await hasCome;
    else if (!(await comes(hasCome))) return false;
    if (await enter.isVisible()) return this.#toFormAnew(page, isAnew);
    if (await done.isVisible()) await done.click();
    return zone.isVisible();
  }

  async #toFormAnew(page: Page, isAnew: boolean): Promise<boolean> {
    if (!this.isOnline) return false;
    if (isAnew) throw new Error('Who has signed in is led home again.');
    return this.#toForm(page, true);
  }

  async #signInAgain(page: Page): Promise<void> {
    const expired = page.getByRole('dialog', { name: said('Время входа истекло') });
    const entrance = page.getByRole('dialog', { name: said('Вход') });
    const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
    if (!this.isOnline) return;
    if (await expired.isVisible()) {
      await expired.getByRole('button', { name: said('Хорошо') }).click();
      await entrance.waitFor(patience);
    } else if (await enter.isVisible()) {
      if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape');
      await enter.click();
      await entrance.waitFor(patience);
    }
    if (!(await entrance.isVisible())) return;
    this.witness.note('signs in');
    await entrance.getByLabel(w.login).fill(this.driver.email);
    await entrance.getByLabel(w.password, { exact: true }).fill(this.driver.password);
    await entrance.getByRole('button', { name: w.signIn, exact: true }).click();
    await entrance.waitFor({ state: 'hidden', ...patience });
    await this.#arrive(page);
  }

  /** One step, and the time after it. */
  async take(step: Step): Promise<void> {
    const page = await this.tab(step.isInOther);
    this.witness.note(
      `${step.deed}${page === this.page ? '' : ' in the other tab'} ${JSON.stringify({ ...step.onMoney })} ${JSON.stringify({ ...step.onReads })} ${step.meanwhile}, then ${step.passMs} ms`,
    );
    // A deed in both tabs begins in the first.
    const tabs = [...new Set([this.page, page])];
    const openedAt = await Promise.all(tabs.map((tab) => this.#openedAt(tab)));
    await this.#deeds[step.deed](page, step).catch((error: unknown) => this.#cope(tabs, openedAt, error));
    await this.pass(step.passMs);
    await this.world.control.behave();
  }

  #openedAt(page: Page): Promise<number> {
    return page.evaluate(() => performance.timeOrigin).catch(() => 0);
  }

  /**
   * A login that has just ended, and a page whose release has gone from the server, which opens itself anew or offers that, come before
   * what was tapped. Everything else is a finding.
   */
  async #cope(tabs: Page[], openedAt: number[], error: unknown): Promise<void> {
    for (const tab of tabs)
      if (!tab.isClosed() && (await tab.getByRole('dialog', { name: said('Время входа истекло') }).isVisible())) {
        this.witness.note('the login has ended meanwhile');
        return;
      }
    if (!this.#isReleased || this.plan.hasWorker) throw error;
    for (const [index, tab] of tabs.entries()) {
      if (tab.isClosed()) continue;
      await this.#arrive(tab);
      const isAnew = (await this.#openedAt(tab)) !== openedAt[index];
      if (isAnew) this.witness.note('the page has opened itself anew');
      if (isAnew) return;
      // The offer stands on the page: who sees a window over it closes that first.
      if (await tab.getByRole('dialog').first().isVisible()) await tab.keyboard.press('Escape');
      if (await this.#update(tab)) return;
      // Where a payment's ending is open it is told alone, and offered later.
      const mustWait = await tab.getByText(said('Часть приложения не загрузилась. Откройте его заново, когда станет ясно с оплатой.')).isVisible();
      if (mustWait) this.witness.note('what is missing waits for a payment');
      // Its ending may have come in between.
      if (mustWait || (await this.#update(tab))) return;
    }
    throw error;
  }

  /** Takes the new version where it is offered. */
  async #update(page: Page): Promise<boolean> {
    const bar = page.getByRole('button', { name: updates });
    if (!(await canTap(bar))) return false;
    const openedAt = await this.#openedAt(page);
    const tapped = await bar.click({ timeout: 2_000 }).catch((error: unknown) => error);
    // A payment whose answer is waited for takes the offer back.
    if (tapped !== undefined && !(await bar.isVisible())) return false;
    if (tapped !== undefined) throw tapped;
    const isAnew = await comes(expect.poll(() => this.#openedAt(page), { timeout: 4_000 }).not.toBe(openedAt));
    this.witness.note(isAnew ? 'the new version is there' : 'the new version waits');
    await this.#arrive(page);
    return true;
  }

  async #bringOut(page: Page): Promise<void> {
    this.witness.note('a new release');
    this.release.next();
    this.#isReleased = true;
    if (!this.plan.hasWorker || !this.isOnline) return;
    const look = async (): Promise<void> => void (await (await navigator.serviceWorker.ready).update().catch(() => undefined));
    await page.evaluate(look).catch(() => undefined);
    const isWaiting = (): Promise<boolean> => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)).catch(() => false);
    await comes(expect.poll(isWaiting, keeping).toBe(true));
  }

  readonly #deeds: Record<Deed, (page: Page, step: Step) => Promise<void>> = {
    start: async (page, step) => {
      const button = await this.#fillStart(page, step);
      if (button) await this.#pay(page, button, '/api/payment/start', step);
    },
    both: async (_, step) => {
      const other = await this.tab(true);
      const buttons = [await this.#fillStart(this.page, step), other === this.page ? undefined : await this.#fillStart(other, step)];
      const [one, two] = buttons;
      if (!one || !two) return;
      await this.#misbehave('/api/payment/start', step);
      await this.#confirm();
      await this.#confirm();
      await Promise.all([one, two].map((button) => this.#tap(button, 1)));
    },
    extend: async (page, step) => this.#inWindow(page, step, w.extend, /^Продлить за/, '/api/payment/renew'),
    cancel: async (page, step) => this.#inWindow(page, step, w.stop, w.stopParking, '/api/payment/cancel'),
    refill: async (page, step) => this.#topUp(page, step),
    subscribe: async (page, step) => {
      if (!this.isOnline || !(await this.#toForm(page))) return;
      await page.goto('/profile/abonements');
      await this.#arrive(page);
      const offers = page.getByRole('button', { name: said('Купить'), exact: true });
      const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
      await offers.or(enter).first().waitFor(arrival);
      // The city had ended the login, and nothing on the page before had told so yet.
      if (await enter.isVisible()) return;
      await offers.nth(Math.floor(step.which * (await offers.count()))).click(patience);
      const window = page.getByRole('dialog');
      const cars = window.getByRole('group', { name: said('Автомобиль') }).getByRole('radio');
      await cars.nth(step.car).check(patience);
      const button = await this.#live(window.getByRole('button', { name: /^Оплатить \d/ }));
      if (button) await this.#pay(page, button, '/api/payment/subscription', step);
    },
    reload: async (page) => this.#reload(page),
    back: async (page) => {
      if (page === this.#provider || (!this.isOnline && !this.plan.hasWorker)) return;
      await page.goBack();
      // A page that was loaded over a window's entry takes one more step by itself (`src/app/skipWindowEntry.ts`).
      if (await comes(page.waitForURL('about:blank', { timeout: 1_000 }))) await page.goForward();
      await this.#arrive(page);
    },
    line: async () => this.#line(!this.isOnline),
    logout: async (page) => this.logOut(page),
    look: async (page) => lookAgain(page),
    release: async (page) => this.#bringOut(page),
    update: async (page) => void (await this.#update(page)),
  };

  async #openRefill(page: Page): Promise<Locator> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Баланс/ })
      .click(patience);
    const window = page.getByRole('dialog');
    await window.getByLabel(w.amount).or(window.getByText(awaited)).first().waitFor(arrival);
    return window;
  }

  async #topUp(page: Page, step: Step): Promise<void> {
    if (!this.isOnline || !(await this.#toForm(page))) return;
    const window = await this.#openRefill(page);
    // A driver who has paid says nothing else.
    if (this.#mayCome && (await window.getByText(awaited).isVisible())) return;
    const notPaid = window.getByRole('button', { name: said('Я не платил, выбрать заново') });
    if (await notPaid.isVisible()) await notPaid.click(patience);
    await window.getByLabel(w.amount).fill(String(100 * step.hours), patience);
    await window.getByRole('group', { name: w.method }).getByRole('radio').first().check(patience);
    const ask = window.getByRole('button', { name: w.getLink });
    const link = window.getByRole('link', { name: /^Оплатить/ });
    if (await canTap(ask)) await this.#pay(page, ask, '/api/payment/refill', step);
    if (!step.link || !this.isOnline || page.isClosed()) return;
    // Where nothing was to go wrong there is one.
    const isCalm = !step.onMoney && !step.onReads && step.meanwhile === 'nothing';
    if (await comes(link.waitFor(isCalm ? patience : { timeout: 1_000 }))) await this.#follow(page, link, step.link);
  }

  /** As far as the provider's page, and back. */
  async #follow(page: Page, link: Locator, { deed, credit, ms, isKept }: PlannedLink): Promise<void> {
    this.witness.note(`follows the link: ${deed}, credit ${credit}`);
    await this.world.control.provider(credit, ms);
    this.witness.tappedLink();
    const [provider] = await Promise.all([this.context.waitForEvent('page', patience), link.click(patience)]);
    if (deed === 'leave') await provider.close();
    else {
      const names = { pay: w.providerPay, decline: 'Отказаться', close: w.close };
      await provider.getByRole('button', { name: names[deed], exact: true }).click(patience);
      this.#mayCome ||= deed === 'pay';
      // The provider leads back by itself; a reload before that would open its page once more.
      await provider.waitForURL((url) => !url.pathname.startsWith('/demo/'), arrival);
      await this.#arrive(provider);
      if (isKept && (!this.#other || this.#other.isClosed())) this.#other = this.#provider = provider;
      else await provider.close();
    }
    // What comes late comes by the provider's own time.
    if (credit === 'later') await wait(ms);
    await page.bringToFront();
    await lookAgain(page);
    await this.pass(stepMs);
    await this.pass(stepMs);
    if (await page.getByText(credited).isVisible()) this.#mayCome = false;
  }

  /** Is a top-up waited for, with time to hear of it? */
  async isAwaiting(page: Page): Promise<boolean> {
    const window = await this.#openRefill(page);
    const isAwaited = window.getByText(awaited);
    for (let round = 0; round < 4 && (await isAwaited.isVisible()); round += 1) await this.pass(stepMs);
    const isSo = await isAwaited.isVisible();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden', ...patience });
    return isSo;
  }

  /** Fills the form; the button, where it can be tapped in the end. */
  async #fillStart(page: Page, step: Step): Promise<Locator | undefined> {
    if (!(await this.#toForm(page))) return undefined;
    const [zone, plate] = [this.zones[step.place] ?? '', this.driver.vehicles[step.car]?.number ?? ''];
    await page.getByLabel(w.zone).fill(zone);
    await page.getByRole('radio', { name: step.hours === 1 ? w.hour : w.twoHours, exact: true }).check(patience);
    await page.getByLabel(w.plate).fill(plate);
    return this.#live(page.getByRole('main').getByRole('button', { name: /^Оплатить \d/ }));
  }

  /** The button, where it can be tapped; while an answer is on its way that may change. */
  async #live(button: Locator): Promise<Locator | undefined> {
    const becomesLive = (timeout: number): Promise<boolean> => comes(expect(button).toBeEnabled({ timeout }));
    const isLive = (await becomesLive(1_500)) || (this.#underWay.size > 0 && (await becomesLive(patience.timeout)));
    if (!isLive) this.witness.note(`no live button: ${(await button.allInnerTexts()).join(' ')}`);
    return isLive ? button : undefined;
  }

  async #inWindow(page: Page, step: Step, opens: string, name: string | RegExp, path: string): Promise<void> {
    if (!(await this.#toForm(page))) return;
    const cards = page.getByRole('article');
    const count = await cards.count();
    if (count === 0) return;
    const open = cards.nth(Math.floor(step.which * count)).getByRole('button', { name: opens });
    // Without a network another deed may stand in its place.
    if (!(await canTap(open))) return;
    await open.click();
    const button = await this.#live(page.getByRole('dialog').getByRole('button', { name, exact: true }));
    if (button) await this.#pay(page, button, path, step);
  }

  async #misbehave(path: string, { onMoney, onReads }: Step): Promise<void> {
    const ask = (fault: PlannedFault, match: string): Promise<unknown> => this.world.control.misbehave({ match, ...fault });
    if (onMoney) await ask(onMoney, path);
    if (onReads) await ask(onReads, '/api/profile/get-');
  }

  async #confirm(): Promise<void> {
    this.witness.confirmed(await this.world.control.lastRequest());
  }

  async #pay(page: Page, button: Locator, path: string, step: Step): Promise<void> {
    const typed = await this.#typed(page);
    await this.#misbehave(path, step);
    await this.#confirm();
    const isSent = page.waitForRequest((request) => request.url().includes(path), { timeout: 1_500 }).catch(() => undefined);
    await this.#tap(button, step.isDouble ? 2 : 1);
    await isSent;
    await this.#meanwhile(page, step, button);
    await this.pass(Math.min(step.passMs, stepMs));
    if (step.meanwhile !== 'nothing' && step.meanwhile !== 'tapAgain' && step.meanwhile !== 'release') return;
    const now = await this.#typed(page);
    if (now !== undefined && typed !== undefined && now !== typed && !this.witness.isLastDone(page))
      this.witness.violate(`what was typed is lost: ${typed} is ${now}`);
  }

  /** A button that is gone by now is tapped by nobody. */
  async #tap(button: Locator, times: number): Promise<void> {
    const tap = (element: HTMLElement, taps: number): void => {
      for (let tapped = 0; tapped < taps; tapped += 1) element.click();
    };
    await button.evaluate(tap, times, { timeout: 500 }).catch(() => this.witness.note('the button is gone'));
  }

  /** What stands in the form, where there is one. */
  async #typed(page: Page): Promise<string | undefined> {
    const fields = page.getByLabel(w.zone).or(page.getByLabel(w.plate)).filter({ visible: true });
    // Both at once, and without waiting: the confirmation may take their place at any moment.
    const values = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    return values.length === 2 ? values.join(' ') : undefined;
  }

  async #meanwhile(page: Page, { meanwhile }: Step, button: Locator): Promise<void> {
    if (meanwhile === 'reload') await this.#reload(page);
    else if (meanwhile === 'release') await this.#bringOut(page);
    else if (meanwhile === 'offline') await this.#line(false);
    else if (meanwhile === 'close' && page !== this.page) await page.close();
    else if (meanwhile === 'leave' && this.isOnline) {
      await page.goto('/news');
      await this.#arrive(page);
    } else if (meanwhile === 'tapAgain' && (await canTap(button))) {
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
    this.witness.note(isOnline ? 'online' : 'offline');
    this.isOnline = isOnline;
    await this.context.setOffline(!isOnline);
  }

  async logOut(page: Page): Promise<void> {
    if (!this.isOnline || !(await this.#toForm(page))) return;
    await page.goto('/profile/my-profile');
    const out = page.getByRole('main').getByRole('button', { name: said('Выйти') });
    const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
    await out.click(patience);
    const sure = page.getByRole('dialog').getByRole('button', { name: said('Выйти') });
    await sure.or(enter).first().waitFor(patience);
    this.witness.loggedOut();
    if (await sure.isVisible()) await sure.click();
    await enter.waitFor(patience);
  }

  /** All is well again: one tab, a network, and time enough for whatever is open. */
  async settle(): Promise<void> {
    this.witness.note('all is well');
    await this.world.control.behave();
    if (this.plan.hasDelays) await this.#leap(longestDelayMs);
    if (!this.isOnline) await this.#line(true);
    for (const tab of this.tabs) if (tab !== this.page) await tab.close();
    await this.#open(this.page);
    await this.#signInAgain(this.page);
    // Who has logged out was led home.
    if (new URL(this.page.url()).pathname !== form) await this.#open(this.page);
    // A first schedule of readings after the page was opened anew, and one more for what was not found out.
    for (let round = 0; round < 3; round += 1) {
      await this.pass(stepMs);
      if ((await this.#records()).length === 0) return;
      await this.pass(34_000);
      await lookAgain(this.page);
    }
  }

  /**
   * What is open still, by the device's own records; a link charges nothing, and what was done twice waits to be put aside. What was told as not
   * known may stay so while the device does not know the city's clock (`src/decisions/0002-whose-clock-dates-a-payment.md`).
   */
  async left(): Promise<string[]> {
    const isClockKnown = await this.#isClockKnown();
    const mayStay = ({ kind }: { kind: string }): boolean => !isClockKnown && this.witness.isToldUnknown(kind);
    return (await this.#records()).filter((one) => !one.isTwice && !mayStay(one)).map((attempt) => JSON.stringify(attempt));
  }

  /** Does the device know by how much the city's records are ahead of its Date header, as near as a payment needs it? */
  async #isClockKnown(): Promise<boolean> {
    const clocks = await this.page.evaluate(() => localStorage.getItem('parking.city-clocks') ?? '{}');
    const known = differenceMs((JSON.parse(clocks) as Record<string, ClockDifference>)[this.plan.city]);
    return Math.abs(known + this.plan.proxyMs) < clockSlackMs - wholeSecondsMs;
  }

  async #records(): Promise<{ kind: string; isTwice?: boolean }[]> {
    const kept = await this.page.evaluate(() => localStorage.getItem('parking.attempts') ?? '[]');
    return (JSON.parse(kept) as { kind: string; isTwice?: boolean }[]).filter(({ kind }) => kind !== 'refill');
  }
}
