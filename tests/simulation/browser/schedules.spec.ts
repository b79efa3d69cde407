import type { BrowserContext, Page } from '@playwright/test';
import { expect, makeDriver, nextPlate, type World } from '../../e2e/journey';
import { keepsApp } from '../../e2e/keepsApp';
import type { Release } from '../../e2e/release';
import { tracesOf } from '../../e2e/traces';
import { amountText, words } from '../../e2e/words';
import type { SeededUser } from '../../tools/control';
import { comes } from './comes';
import { Drive } from './Drive';
import { calm, paying, planOf, type Plan, type Step } from './plan';
import { said } from './said';
import { test, zones } from './town';
import { Witness, type Kind } from './Witness';

/**
 * Chance makes up what a driver does on the production build, with two tabs and a bad network, and what the city's server does to it;
 * what the screen tells and what the app sends is compared with the ledger (`reliability.md`, sections 7 and 9). A seed that fails
 * stands in the title of its test, and does the same again: `npm run simulation -- --browser --count 1 --seed …`.
 */
const count = process.env['SCHEDULES_COUNT'];
const firstSeed = Number(process.env['CHANCE_SEED'] ?? 1);
/** Of each change: they do every deed between them and meet nearly every fault, in both cities, with and without the worker. */
const chosen: readonly number[] = [309, 414, 489, 498];
const plans =
  count === undefined
    ? chosen.map((seed) => planOf(seed, false))
    : Array.from({ length: Number(count) }, (_, index) => planOf(firstSeed + index, true));

const timeZones: Readonly<Record<string, string>> = { perm: 'Asia/Yekaterinburg', kazan: 'Europe/Moscow' };
/** The page is alive: it has words, and something to do. */
const checkAlive = async (page: Page, witness: Witness): Promise<void> => {
  const isAlive = await comes(page.locator('a[href], button:enabled').filter({ visible: true }).first().waitFor({ timeout: 15_000 }));
  if (!isAlive) witness.violate('nothing can be done on the page');
  if (await page.getByRole('heading', { name: said('Что-то сломалось') }).isVisible()) witness.violate('the app has crashed');
};

const checkEnd = async (page: Page, drive: Drive, world: World, plan: Plan, driver: SeededUser, witness: Witness): Promise<void> => {
  const ledger = await world.control.ledger(plan.city, driver.email);
  witness.judgeEnd(ledger);
  for (const attempt of await drive.left()) witness.violate(`open for ever: ${attempt}`);
  const running = ledger.sessions.filter(({ isCancelled }) => !isCancelled);
  const cards = page.getByRole('article');
  // The page was opened anew, and may be reading still.
  const areShown = await comes(expect(cards).toHaveCount(running.length, { timeout: 10_000 }));
  const texts = await cards.allInnerTexts();
  if (!areShown) witness.violate(`${texts.length} stays on the screen, ${running.length} in the ledger`);
  for (const { endMs } of areShown ? running : []) {
    const end = new Date(endMs).toLocaleTimeString('ru-RU', { timeZone: timeZones[plan.city], hour: '2-digit', minute: '2-digit' });
    if (!(await comes(cards.filter({ hasText: end }).first().waitFor({ timeout: 10_000 }))))
      witness.violate(`no stay on the screen ends at ${end}: ${JSON.stringify(texts)}`);
  }
  const balance = amountText(await world.control.balanceOf(driver), 'ru');
  const header = page.getByRole('banner').getByRole('button', { name: words.ru.balance(balance) });
  if (!(await comes(header.waitFor({ timeout: 15_000 }))))
    witness.violate(`the balance is ${balance}, the header says ${await page.getByRole('banner').innerText()}`);
  const followed = ledger.links.find(({ url }) => url === witness.lastLink);
  if (followed && (await drive.isAwaiting(page)) && followed.credits > 0) witness.violate(`a top-up that has come is waited for: ${followed.url}`);
  const busy = page.locator('[aria-busy=true]').filter({ visible: true });
  if (!(await comes(expect(busy).toHaveCount(0, { timeout: 20_000 })))) witness.violate('something waits for ever');
};

/** The subscriptions on their page are those of the ledger. */
const checkSubscriptions = async (page: Page, world: World, plan: Plan, driver: SeededUser, witness: Witness): Promise<void> => {
  if (witness.sent('subscription') === 0) return;
  const { subscriptions } = await world.control.ledger(plan.city, driver.email);
  await page.goto('/profile/abonements');
  const own = page.getByRole('region', { name: said('Мои абонементы и льготы') });
  const areShown = await comes(expect(own.getByRole('heading', { level: 3 })).toHaveCount(subscriptions.length));
  if (!areShown) witness.violate(`${subscriptions.length} subscriptions in the ledger; on the screen: ${await own.innerText()}`);
};

interface Scene {
  page: Page;
  context: BrowserContext;
  world: World;
  release: Release;
}

/** A driver of the schedule's own, whose every page is signed in. */
const begin = async ({ page, context, world, release }: Scene, plan: Plan) => {
  const vehicles = [{ number: nextPlate(), isMain: true }, { number: nextPlate() }];
  const driver = await makeDriver(world, { balanceKopecks: 5_000_000, firstName: 'Афанасий', lastName: 'Вяземский', vehicles }, plan.city);
  const { guardsRepeatedStart, writesSeconds, proxyMs } = plan;
  await world.control.settings(plan.city, { guardsRepeatedStart, writesSeconds });
  await world.control.proxyClock(proxyMs);
  const witness = new Witness();
  witness.note(`${plan.city}, its proxy ${proxyMs} ms ahead${writesSeconds ? '' : ', without seconds'}`);
  await witness.follow(context, plan);
  await context.addInitScript(
    ([id, signIns]) => {
      // Once: who logs out stays logged out.
      if (!location.protocol.startsWith('http') || localStorage.getItem('chance.begun')) return;
      localStorage.setItem('chance.begun', '1');
      localStorage.setItem('parking.city', JSON.stringify(id));
      localStorage.setItem('parking.sign-ins', signIns);
    },
    [plan.city, JSON.stringify({ [plan.city]: { standart: { token: driver.token, cacheKey: 'journey' } } })] as const,
  );
  const drive = new Drive(context, page, world, driver, plan, zones, witness, release);
  return { driver, witness, drive };
};

/**
 * A clock of the test's own. It takes two things from the app that no browser does: to it every page would be the first one still, and
 * nothing would tell that the server no longer has a file.
 */
const withClock = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => Object.assign(globalThis, { ownPerformance: performance }));
  await page.clock.install();
  await context.addInitScript(() => {
    const { ownPerformance } = globalThis as unknown as { ownPerformance: Performance };
    const value = (type: string): PerformanceEntryList => ownPerformance.getEntriesByType(type);
    Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
    let begun: number | undefined;
    // When it is first asked for: the clock has not been put forward yet.
    Object.defineProperty(performance, 'timeOrigin', { get: () => (begun ??= Date.now()), configurable: true });
  });
};

const walk = async ({ page, context, world }: Scene, plan: Plan, { driver, witness, drive }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
  // Longer than any of these waits is a finding.
  context.setDefaultTimeout(15_000);
  await withClock(page, context);
  await drive.begin();
  if (plan.hasWorker) await keepsApp(page);
  const take = async (step: Step): Promise<void> => {
    await drive.take(step);
    witness.judge(await world.control.ledger(plan.city, driver.email));
    for (const tab of drive.tabs) await checkAlive(tab, witness);
  };
  for (const step of plan.steps) await take(step);
  await drive.settle();
  // Nothing was paid, be it by chance or because no button was found: where all is well it can be.
  if (witness.calls === 0 && plan.steps.some(({ deed }) => paying.includes(deed))) {
    await take(calm({ deed: 'start', passMs: 4_000 }));
    if (witness.calls === 0) witness.violate('no way to pay was found');
    await drive.settle();
  }
  await checkEnd(page, drive, world, plan, driver, witness);
  await checkSubscriptions(page, world, plan, driver, witness);
  await drive.logOut(page);
  await drive.pass(4_000);
  const secrets = [driver.email, 'Афанасий', 'Вяземский', driver.password, driver.token, ...driver.vehicles.map(({ number }) => number)];
  for (const trace of await tracesOf(page, secrets)) witness.violate(`left after logging out: ${trace}`);
};

test.afterEach(({ world }) => world.control.clock(0));

for (const hasWorker of [false, true]) {
  test.describe(hasWorker ? 'with its worker' : 'without its worker', () => {
    test.use({ serviceWorkers: hasWorker ? 'allow' : 'block' });
    // Every wait of a schedule has a deadline of its own; how long all of them take is the machine's affair.
    test.describe.configure({ timeout: 240_000 });

    for (const plan of plans.filter((one) => one.hasWorker === hasWorker)) {
      test(`chance, seed ${plan.seed}: whatever happens in ${plan.city}, what is told is what the city did`, async ({
        page,
        context,
        world,
        release,
        faults,
      }, info) => {
        const scene = { page, context, world, release };
        const begun = await begin(scene, plan);
        const { witness } = begun;
        await walk(scene, plan, begun).catch((error: unknown) => witness.violate(String(error)));
        faults.length = 0;
        if (process.env['SCHEDULES_LOG']) process.stdout.write(`seed ${plan.seed} of ${plan.city}\n${witness.log.join('\n')}\n`);
        info.annotations.push({ type: 'figure', description: witness.figures });
        expect(witness.violations, witness.log.join('\n')).toEqual([]);
      });
    }
  });
}

test('chance finds every way to pay: in a calm city each deed is sent once and told as made', async ({ page, context, world, release }) => {
  test.setTimeout(120_000);
  const link = { deed: 'pay', credit: 'now', ms: 0, isKept: false } as const;
  const steps = [
    calm({ deed: 'start' }),
    calm({ deed: 'extend' }),
    calm({ deed: 'subscribe' }),
    calm({ deed: 'refill', link }),
    calm({ deed: 'cancel' }),
  ];
  const plan: Plan = { ...planOf(0, false), city: 'perm', hasWorker: false, guardsRepeatedStart: true, steps };
  const scene = { page, context, world, release };
  const begun = await begin(scene, plan);
  const { witness } = begun;
  await walk(scene, plan, begun);
  const kinds: readonly Kind[] = ['start', 'renew', 'subscription', 'refill', 'cancel'];
  const dead = kinds.filter((kind) => witness.sent(kind) !== 1 || !witness.hasTold(kind));
  expect([...witness.violations, ...dead], witness.log.join('\n')).toEqual([]);
});
