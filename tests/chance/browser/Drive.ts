import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import type { World } from '../../e2e/journey';
import { lookAgain } from '../../e2e/timing';
import { words } from '../../e2e/words';
import type { SeededUser } from '../../tools/control';
import { comes } from './comes';
import type { Deed, Plan, PlannedFault, Step } from './plan';
import type { Witness } from './Witness';

const w = words.ru;
const form = '/profile/parking';
/** What a driver waits for before giving up on a button. */
const patience = { timeout: 6_000 };
/** And how long a page may take beside two others. */
const arrival = { timeout: 15_000 };
/** Shorter than every deadline of the app, so that none is reached before the city has answered. */
const stepMs = 4_000;
/** What has been under way for so long is being held. */
const heldMs = 400;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const canTap = async (button: Locator): Promise<boolean> => (await button.isVisible()) && button.isEnabled({ timeout: 300 }).catch(() => false);

/** A driver with two tabs: does what a plan says, as far as the screen lets it. */
export class Drive {
  isOnline = true;
  #other: Page | undefined;
  #aheadMs = 0;
  readonly #underWay = new Map<Request, number>();

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly world: World,
    private readonly driver: SeededUser,
    private readonly plan: Plan,
    private readonly zones: readonly string[],
    private readonly witness: Witness,
  ) {
    context.on('request', (request) => this.#underWay.set(request, Date.now()));
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
  async #toForm(page: Page): Promise<boolean> {
    await page.bringToFront();
    await this.#signInAgain(page);
    const window = page.getByRole('dialog');
    if (await window.first().isVisible()) await page.keyboard.press('Escape');
    // Whose login has expired cannot go on without a network.
    if (!(await comes(window.first().waitFor({ state: 'hidden', timeout: 1_000 })))) return false;
    const zone = page.getByLabel(w.zone);
    const done = page.getByRole('main').getByRole('button', { name: w.done });
    if (new URL(page.url()).pathname !== form) {
      if (!this.isOnline && !this.plan.hasWorker) return false;
      await this.#open(page);
    }
    await zone.or(done).first().waitFor(arrival);
    if (await done.isVisible()) await done.click();
    return zone.isVisible();
  }

  async #signInAgain(page: Page): Promise<void> {
    const expired = page.getByRole('dialog', { name: 'Время входа истекло' });
    const entrance = page.getByRole('dialog', { name: 'Вход' });
    const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
    if (!this.isOnline) return;
    if (await expired.isVisible()) {
      await expired.getByRole('button', { name: 'Хорошо' }).click();
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
    await this.#deeds[step.deed](page, step);
    await this.pass(step.passMs);
    await this.world.control.behave();
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
    refill: async (page, step) => {
      if (!this.isOnline || !(await this.#toForm(page))) return;
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Баланс/ })
        .click(patience);
      const window = page.getByRole('dialog');
      const ask = window.getByRole('button', { name: w.getLink });
      await window.getByLabel(w.amount).fill(String(100 * step.hours), patience);
      await window.getByRole('group', { name: w.method }).getByRole('radio').first().check(patience);
      if (await canTap(ask)) await this.#pay(page, ask, '/api/payment/refill', step);
    },
    reload: async (page) => this.#reload(page),
    back: async (page) => {
      if (!this.isOnline && !this.plan.hasWorker) return;
      await page.goBack();
      if (page.url() === 'about:blank') await page.goForward();
      await this.#arrive(page);
    },
    line: async () => this.#line(!this.isOnline),
    logout: async (page) => this.logOut(page),
    look: async (page) => lookAgain(page),
  };

  /** Fills the form; the button, where it can be tapped in the end. */
  async #fillStart(page: Page, step: Step): Promise<Locator | undefined> {
    if (!(await this.#toForm(page))) return undefined;
    const [zone, plate] = [this.zones[step.place] ?? '', this.driver.vehicles[step.car]?.number ?? ''];
    await page.getByLabel(w.zone).fill(zone);
    await page.getByRole('radio', { name: step.hours === 1 ? w.hour : w.twoHours, exact: true }).check(patience);
    await page.getByLabel(w.plate).fill(plate);
    return this.#live(page.getByRole('main').getByRole('button', { name: /^Оплатить \d/ }));
  }

  async #live(button: Locator): Promise<Locator | undefined> {
    const isLive = await comes(expect(button).toBeEnabled({ timeout: 1_500 }));
    if (!isLive) this.witness.note('no live button');
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
    const ask = ({ kind, count, ms }: PlannedFault, match: string): Promise<unknown> => this.world.control.misbehave({ match, kind, count, ms });
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
    if (step.meanwhile !== 'nothing' && step.meanwhile !== 'tapAgain') return;
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
    const out = page.getByRole('main').getByRole('button', { name: 'Выйти' });
    const enter = page.getByRole('banner').getByRole('button', { name: w.signIn });
    await out.click(patience);
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Выйти' });
    await sure.or(enter).first().waitFor(patience);
    this.witness.loggedOut();
    if (await sure.isVisible()) await sure.click();
    await enter.waitFor(patience);
  }

  /** All is well again: one tab, a network, and time enough for whatever is open. */
  async settle(): Promise<void> {
    this.witness.note('all is well');
    await this.world.control.behave();
    if (!this.isOnline) await this.#line(true);
    for (const tab of this.tabs) if (tab !== this.page) await tab.close();
    await this.#open(this.page);
    await this.#signInAgain(this.page);
    // Who has logged out was led home.
    if (new URL(this.page.url()).pathname !== form) await this.#open(this.page);
    // A first schedule of readings after the page was opened anew, and one more for what was not found out.
    for (let round = 0; round < 3; round += 1) {
      await this.pass(stepMs);
      if ((await this.left()).length === 0) return;
      await this.pass(34_000);
      await lookAgain(this.page);
    }
  }

  /** What is open still, by the device's own records; a link charges nothing. */
  async left(): Promise<string[]> {
    const open = await this.page.evaluate(() => localStorage.getItem('parking.attempts') ?? '[]');
    return (JSON.parse(open) as { kind: string }[]).filter(({ kind }) => kind !== 'refill').map((attempt) => JSON.stringify(attempt));
  }
}
