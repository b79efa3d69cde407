import type { Page } from '@playwright/test';
import { expect, makeDriver, nextPlate, test as journey, zone, type World } from '../../e2e/journey';
import { keepsApp } from '../../e2e/keepsApp';
import { tracesOf } from '../../e2e/traces';
import { amountText, words } from '../../e2e/words';
import type { SeededUser } from '../../tools/control';
import { comes } from './comes';
import { Drive } from './Drive';
import { planOf, type Plan } from './plan';
import { Witness } from './Witness';

/**
 * Chance makes up what a driver does on the production build, with two tabs and a bad network, and what the city's server does to it;
 * what the screen tells and what the app sends is compared with the ledger (`reliability.md`, sections 7 and 9). A seed that fails
 * stands in the title of its test, and does the same again: `npm run chance -- --browser --count 1 --seed …`.
 */
const count = Number(process.env['SCHEDULES_COUNT'] ?? 8);
const firstSeed = Number(process.env['CHANCE_SEED'] ?? 1);
/** Seeds that once found something. */
const found: readonly number[] = [];

const timeZones: Readonly<Record<string, string>> = { perm: 'Asia/Yekaterinburg', kazan: 'Europe/Moscow' };
const zones = [zone, '0902'];

/** A stand-in of each worker's own: its cities get their zones once. */
const test = journey.extend<object, { places: undefined }>({
  places: [
    async ({ world }, use) => {
      await world.control.seed('perm', { zones: [{ number: '0902' }] });
      await world.control.seed('kazan', { zones: zones.map((number) => ({ number })) });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/** The page is alive: it has words, and something to do. */
const checkAlive = async (page: Page, witness: Witness): Promise<void> => {
  const isAlive = await comes(page.locator('a[href], button:enabled').filter({ visible: true }).first().waitFor({ timeout: 15_000 }));
  if (!isAlive) witness.violate('nothing can be done on the page');
  if (await page.getByRole('heading', { name: 'Что-то сломалось' }).isVisible()) witness.violate('the app has crashed');
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
    if (!texts.some((text) => text.includes(end))) witness.violate(`no stay on the screen ends at ${end}: ${JSON.stringify(texts)}`);
  }
  const balance = amountText(await world.control.balanceOf(driver), 'ru');
  const header = page.getByRole('banner').getByRole('button', { name: words.ru.balance(balance) });
  if (!(await comes(header.waitFor({ timeout: 15_000 }))))
    witness.violate(`the balance is ${balance}, the header says ${await page.getByRole('banner').innerText()}`);
  if (await page.locator('[aria-busy=true]').filter({ visible: true }).count()) witness.violate('something waits for ever');
};

const run = async (page: Page, world: World, plan: Plan, driver: SeededUser, witness: Witness): Promise<void> => {
  const drive = new Drive(page.context(), page, world, driver, plan, zones, witness);
  // Longer than any of these waits is a finding.
  page.context().setDefaultTimeout(15_000);
  await page.clock.install();
  await drive.begin();
  if (plan.hasWorker) await keepsApp(page);
  for (const step of plan.steps) {
    await drive.take(step);
    witness.judge(await world.control.ledger(plan.city, driver.email));
    for (const tab of drive.tabs) await checkAlive(tab, witness);
  }
  await drive.settle();
  await checkEnd(page, drive, world, plan, driver, witness);
  await drive.logOut(page);
  await drive.pass(4_000);
  const secrets = [driver.email, 'Афанасий', 'Вяземский', driver.password, driver.token, ...driver.vehicles.map(({ number }) => number)];
  for (const trace of await tracesOf(page, secrets)) witness.violate(`left after logging out: ${trace}`);
};

const plans = [...new Set([...Array.from({ length: count }, (_, index) => firstSeed + index), ...(count > 1 ? found : [])])].map(planOf);

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
        faults,
      }, info) => {
        const vehicles = [{ number: nextPlate(), isMain: true }, { number: nextPlate() }];
        const driver = await makeDriver(world, { balanceKopecks: 5_000_000, firstName: 'Афанасий', lastName: 'Вяземский', vehicles }, plan.city);
        await world.control.settings(plan.city, { guardsRepeatedStart: plan.guardsRepeatedStart });
        const witness = new Witness();
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
        try {
          await run(page, world, plan, driver, witness);
        } catch (error) {
          witness.violate(String(error));
        }
        faults.length = 0;
        if (process.env['SCHEDULES_LOG']) process.stdout.write(`seed ${plan.seed} of ${plan.city}\n${witness.log.join('\n')}\n`);
        info.annotations.push({ type: 'figure', description: witness.figures });
        expect(witness.violations, witness.log.join('\n')).toEqual([]);
      });
    }
  });
}
