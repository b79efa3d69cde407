import type { BrowserContext, Page } from '@playwright/test';
import { expect, makeDriver, nextPlate, type FakeCity } from '../../e2e/support/fixtures';
import { waitForOfflineApp } from '../../e2e/support/waitForOfflineApp';
import type { Release } from '../../e2e/support/release';
import { remnantsOf } from '../../e2e/support/remnantsOf';
import { amountText, labelsByLanguage } from '../../e2e/support/labels';
import type { SeededUser } from '../../tools/control';
import { succeeds } from './succeeds';
import { PlanRunner } from './PlanRunner';
import { calm, paying, planOf, type Plan, type Step } from './plan';
import { knownText } from './knownText';
import { test, zones } from './fixtures';
import { Oracle, type Kind } from './Oracle';

/**
 * Random schedules of a driver on the production build, with two tabs, a bad network and a faulty server. The screen's
 * statements and the app's requests are compared with the ledger. A failing seed is in the title of its test and can be
 * repeated: `npm run simulation -- --browser --count 1 --seed …`.
 */
const count = process.env['SCHEDULES_COUNT'];
const firstSeed = Number(process.env['CHANCE_SEED'] ?? 1);
/**
 * The seeds for every change. Together they perform every action and meet nearly every fault, in both cities, with and
 * without the worker.
 */
const chosen: readonly number[] = [309, 414, 489, 498];
const plans =
  count === undefined
    ? chosen.map((seed) => planOf(seed, false))
    : Array.from({ length: Number(count) }, (_, index) => planOf(firstSeed + index, true));

const timeZones: Readonly<Record<string, string>> = { perm: 'Asia/Yekaterinburg', kazan: 'Europe/Moscow' };
/** Checks that the page is alive: it has something to tap and has not crashed. */
const checkAlive = async (page: Page, oracle: Oracle): Promise<void> => {
  const isAlive = await succeeds(
    page.locator('a[href], button:enabled').filter({ visible: true }).first().waitFor({ timeout: 15_000 }),
  );
  if (!isAlive) oracle.violate('nothing can be done on the page');
  if (await page.getByRole('heading', { name: knownText('Что-то сломалось') }).isVisible())
    oracle.violate('the app has crashed');
};

const checkEnd = async (
  page: Page,
  runner: PlanRunner,
  fakeCity: FakeCity,
  plan: Plan,
  driver: SeededUser,
  oracle: Oracle,
): Promise<void> => {
  const ledger = await fakeCity.control.ledger(plan.city, driver.email);
  oracle.assessEnd(ledger);
  for (const attempt of await runner.left()) oracle.violate(`open for ever: ${attempt}`);
  const running = ledger.sessions.filter(({ isCancelled }) => !isCancelled);
  const cards = page.getByRole('article');
  // The page was reloaded and may still be reading.
  const areDisplayed = await succeeds(expect(cards).toHaveCount(running.length, { timeout: 10_000 }));
  const texts = await cards.allInnerTexts();
  if (!areDisplayed) oracle.violate(`${texts.length} stays on the screen, ${running.length} in the ledger`);
  for (const { endMs } of areDisplayed ? running : []) {
    const end = new Date(endMs).toLocaleTimeString('ru-RU', {
      timeZone: timeZones[plan.city],
      hour: '2-digit',
      minute: '2-digit',
    });
    if (!(await succeeds(cards.filter({ hasText: end }).first().waitFor({ timeout: 10_000 }))))
      oracle.violate(`no stay on the screen ends at ${end}: ${JSON.stringify(texts)}`);
  }
  const balance = amountText(await fakeCity.control.balanceOf(driver), 'ru');
  const header = page.getByRole('banner').getByRole('button', { name: labelsByLanguage.ru.balance(balance) });
  if (!(await succeeds(header.waitFor({ timeout: 15_000 }))))
    oracle.violate(`the balance is ${balance}, the header says ${await page.getByRole('banner').innerText()}`);
  const followed = ledger.links.find(({ url }) => url === oracle.lastLink);
  if (followed && (await runner.isAwaiting(page)) && followed.credits > 0)
    oracle.violate(`a top-up that has come is waited for: ${followed.url}`);
  const busy = page.locator('[aria-busy=true]').filter({ visible: true });
  if (!(await succeeds(expect(busy).toHaveCount(0, { timeout: 20_000 })))) oracle.violate('something waits for ever');
};

/** Checks that the subscriptions page matches the ledger. */
const checkSubscriptions = async (
  page: Page,
  fakeCity: FakeCity,
  plan: Plan,
  driver: SeededUser,
  oracle: Oracle,
): Promise<void> => {
  if (oracle.sent('subscription') === 0) return;
  const { subscriptions } = await fakeCity.control.ledger(plan.city, driver.email);
  await page.goto('/profile/abonements');
  const permitRegion = page.getByRole('region', { name: knownText('Мои абонементы и льготы') });
  const areDisplayed = await succeeds(
    expect(permitRegion.getByRole('heading', { level: 3 })).toHaveCount(subscriptions.length),
  );
  if (!areDisplayed)
    oracle.violate(
      `${subscriptions.length} subscriptions in the ledger; on the screen: ${await permitRegion.innerText()}`,
    );
};

interface Scene {
  page: Page;
  context: BrowserContext;
  fakeCity: FakeCity;
  release: Release;
}

/** Creates a separate driver for the schedule, who is signed in on every page. */
const begin = async ({ page, context, fakeCity, release }: Scene, plan: Plan) => {
  const vehicles = [{ number: nextPlate(), isMain: true }, { number: nextPlate() }];
  const driver = await makeDriver(
    fakeCity,
    { balanceKopecks: 5_000_000, firstName: 'Афанасий', lastName: 'Вяземский', vehicles },
    plan.city,
  );
  const { guardsRepeatedStart, writesSeconds, proxyMs } = plan;
  await fakeCity.control.settings(plan.city, { guardsRepeatedStart, writesSeconds });
  await fakeCity.control.proxyClock(proxyMs);
  const oracle = new Oracle();
  oracle.logLine(`${plan.city}, its proxy ${proxyMs} ms ahead${writesSeconds ? '' : ', without seconds'}`);
  await oracle.follow(context, plan);
  await context.addInitScript(
    ([id, logins]) => {
      // Only once: a driver who logs out stays logged out.
      if (!location.protocol.startsWith('http') || localStorage.getItem('chance.begun')) return;
      localStorage.setItem('chance.begun', '1');
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', logins);
    },
    [plan.city, JSON.stringify({ [plan.city]: { standart: { token: driver.token, cacheKey: 'journey' } } })] as const,
  );
  const runner = new PlanRunner(context, page, fakeCity, driver, plan, zones, oracle, release);
  return { driver, oracle, runner };
};

/**
 * Installs the test's clock and restores two things that it hides from the app. Otherwise every page would look like
 * the first one, and the app could not detect that the server no longer has a file.
 */
const withClock = async (page: Page, context: BrowserContext): Promise<void> => {
  // The plan follows links by taps of its own.
  await context.addInitScript(() => Object.assign(globalThis, { open: () => null }));
  await context.addInitScript(() => Object.assign(globalThis, { ownPerformance: performance }));
  await page.clock.install();
  await context.addInitScript(() => {
    const { ownPerformance } = globalThis as unknown as { ownPerformance: Performance };
    const value = (type: string): PerformanceEntryList => ownPerformance.getEntriesByType(type);
    Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
    let startedAt: number | undefined;
    // Set on first access, when the clock has not been advanced yet.
    Object.defineProperty(performance, 'timeOrigin', { get: () => (startedAt ??= Date.now()), configurable: true });
  });
};

const walk = async (
  { page, context, fakeCity }: Scene,
  plan: Plan,
  { driver, oracle, runner }: Awaited<ReturnType<typeof begin>>,
): Promise<void> => {
  // A wait that takes longer is a finding.
  context.setDefaultTimeout(15_000);
  context.setDefaultNavigationTimeout(15_000);
  await withClock(page, context);
  await runner.begin();
  if (plan.hasWorker) await waitForOfflineApp(page);
  const take = async (step: Step): Promise<void> => {
    await runner.take(step);
    oracle.assess(await fakeCity.control.ledger(plan.city, driver.email));
    for (const tab of runner.tabs) await checkAlive(tab, oracle);
  };
  for (const step of plan.steps) await take(step);
  await runner.settle();
  // Nothing was paid, by chance or because no button was found. Under normal conditions a payment must be possible.
  if (oracle.calls === 0 && plan.steps.some(({ action }) => paying.includes(action))) {
    await take(calm({ action: 'start', passMs: 4_000 }));
    if (oracle.calls === 0) oracle.violate('no way to pay was found');
    await runner.settle();
  }
  await checkEnd(page, runner, fakeCity, plan, driver, oracle);
  await checkSubscriptions(page, fakeCity, plan, driver, oracle);
  await runner.logOut(page);
  await runner.pass(4_000);
  const secrets = [
    driver.email,
    'Афанасий',
    'Вяземский',
    driver.password,
    driver.token,
    ...driver.vehicles.map(({ number }) => number),
  ];
  for (const remnant of await remnantsOf(page, secrets)) oracle.violate(`left after logging out: ${remnant}`);
};

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

for (const hasWorker of [false, true]) {
  test.describe(hasWorker ? 'with its worker' : 'without its worker', () => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' });
    // Each wait of a schedule has its own deadline. Their total depends on the machine.
    test.describe.configure({ timeout: 240_000 });

    for (const plan of plans.filter((one) => one.hasWorker === hasWorker)) {
      test(`chance, seed ${plan.seed}: the app shows what the city did, whatever happens in ${plan.city}`, async ({
        page,
        context,
        fakeCity,
        release,
        pageErrors,
      }, info) => {
        const scene = { page, context, fakeCity, release };
        const startedAt = await begin(scene, plan);
        const { oracle } = startedAt;
        await walk(scene, plan, startedAt).catch((error: unknown) => oracle.violate(String(error)));
        pageErrors.length = 0;
        if (process.env['SCHEDULES_LOG'])
          process.stdout.write(`seed ${plan.seed} of ${plan.city}\n${oracle.log.join('\n')}\n`);
        info.annotations.push({ type: 'figure', description: oracle.figures });
        expect(oracle.violations, oracle.log.join('\n')).toEqual([]);
      });
    }
  });
}

test('chance reaches every way to pay: in a calm city each payment is sent once and shown as made', async ({
  page,
  context,
  fakeCity,
  release,
}) => {
  test.setTimeout(120_000);
  const link = { action: 'pay', credit: 'now', ms: 0, isKept: false } as const;
  const steps = [
    calm({ action: 'start' }),
    calm({ action: 'extend' }),
    calm({ action: 'subscribe' }),
    calm({ action: 'refill', link }),
    calm({ action: 'cancel' }),
  ];
  const plan: Plan = { ...planOf(0, false), city: 'perm', hasWorker: false, guardsRepeatedStart: true, steps };
  const scene = { page, context, fakeCity, release };
  const startedAt = await begin(scene, plan);
  const { oracle } = startedAt;
  await walk(scene, plan, startedAt);
  const kinds: readonly Kind[] = ['start', 'renew', 'subscription', 'refill', 'cancel'];
  const dead = kinds.filter((kind) => oracle.sent(kind) !== 1 || !oracle.hasClaimed(kind));
  expect([...oracle.violations, ...dead], oracle.log.join('\n')).toEqual([]);
});
