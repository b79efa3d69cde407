import { city, open } from '../e2e/support/fixtures';
import { signedIn } from '../e2e/support/signedIn';
import { test } from '../e2e/support/faultTest';
import { busyDriver, expectSignedIn, knowsNothing, pagesOfDriver, pagesOfGuest, settled } from './pages';

/** Rows of section C about empty answers. */

/** Empty answers, each good by its status and its type. */
const nothings = [
  { name: 'empty', fault: { kind: 'empty' } },
  { name: 'null', fault: { kind: 'null' } },
  { name: '[]', fault: { kind: 'answer', body: '[]' } },
  { name: '""', fault: { kind: 'answer', body: '""' } },
] as const;

for (const { name, fault: error } of nothings)
  test(`F-49: an answer that is ${name} to all of a page's calls leaves the page usable, without nonsense and signed in`, async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    test.slow();
    const driver = await busyDriver(fakeCity);
    await signedIn(page.context(), city, driver);
    await open(page, labels, '/news');
    await knowsNothing(page);
    await fakeCity.control.misbehave({ match: `/city/${city}/`, ...error, count: 10_000 });
    for (const path of [...pagesOfDriver, '/news', '/pages/rules', '/sms-commands']) {
      await page.goto(path);
      await settled(page, `${path}: ${name}`);
      await expectSignedIn(page, driver);
    }
    await page.evaluate(() => localStorage.removeItem('parking.sign-ins'));
    for (const path of pagesOfGuest) {
      await page.goto(path);
      await settled(page, `${path}: ${name}`);
    }
    row.figure(`${name}: ${pagesOfDriver.length + 3 + pagesOfGuest.length} pages`);
  });
