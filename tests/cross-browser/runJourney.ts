import type { FakeCityServer } from '../fake-city/startFakeCity';
import { Control } from '../tools/control';
import type { Driver } from './Driver';
import { clickText, pageContains, screenOf } from './screen';
import { payAsDriver } from './payAsDriver';

const city = 'perm';
const zone = '0101';
const plate = 'К777ОР159';
/** The guest's plate, as typed on a Russian keyboard. */
const guestPlate = 'А123ВС159';

export interface WalkOptions {
  /** Each start uses the same address and the same database. */
  start: () => Promise<FakeCityServer>;
  /** The folder for screenshots of failures. */
  screenshotDir: string;
  log: (sentence: string) => void;
}

/**
 * Tests an offline start, and a driver's stay and a guest's payment with a network. Throws at the first failed
 * expectation.
 */
export const runJourney = async (driver: Driver, { start, screenshotDir, log }: WalkOptions): Promise<void> => {
  let fakeCity = await start();
  const { url } = fakeCity;
  const screen = screenOf(driver, screenshotDir, log);
  const { until, write } = screen;
  try {
    const control = new Control(url);
    const email = `${Date.now()}@example.com`;
    const { users } = await control.seed(city, {
      users: [{ email, balanceKopecks: 50_000, vehicles: [{ number: plate }] }],
      sessions: [{ user: email, number: plate, zone, durationMin: 90 }],
    });
    const logins = JSON.stringify({ [city]: { standart: { token: users[0]?.token ?? '', cacheKey: 'browsers' } } });

    await driver.open(`${url}/robots.txt`);
    await driver.evaluate(
      `(localStorage.setItem('parking.city', '"${city}"'), localStorage.setItem('parking.sign-ins', ${JSON.stringify(logins)}), true)`,
    );
    await driver.open(`${url}/`);
    await until('the main page stands', pageContains('Оплатить', 'main'));
    await until(
      'the worker has everything',
      `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)`,
    );
    await driver.open(`${url}/profile/parking`);
    await until('a signed-in driver sees the running stay', `document.querySelectorAll('main article').length > 0`);
    await until(
      'what the city said is kept',
      `(localStorage.getItem('parking.queries.${city}') ?? '').includes('sessions')`,
    );

    await fakeCity.close();
    const isGone = await fetch(url).then(
      () => false,
      () => true,
    );
    if (!isGone) throw new Error('The server still answers.');
    log('the server is stopped');
    await driver.open(`${url}/?source=app`);
    await until('without it the app starts with the kept page', pageContains('Оплатить', 'main'));
    await until('it says that there is no network', pageContains('Город не отвечает'));
    await driver.open(`${url}/profile/parking`);
    await until('the running stay stands', `document.querySelectorAll('main article').length > 0`);
    await until('the form to pay opens', pageContains('Номер зоны', 'main form'));
    await driver.open(`${url}/en/sms-commands`);
    await until('a page that was never opened stands, in English', pageContains('SMS', 'h1'));

    fakeCity = await start();
    log('the server is back');
    await driver.evaluate(`(localStorage.removeItem('parking.sign-ins'), true)`);
    await payAsDriver(screen, url, city, zone);
    await driver.evaluate(`(localStorage.removeItem('parking.sign-ins'), true)`);
    await driver.open(`${url}/guest-payment?city=${city}&zone=${zone}`);
    await until('a guest sees the form', pageContains('Номер автомобиля', 'main form'));
    // Nothing can be typed into the first frame, which is a picture of the form.
    await until('the form can be used', `!document.querySelector('input[name=plate]').closest('[inert]')`);
    await write('input[name=plate]', guestPlate);
    await until(
      'the plate is typed',
      `document.querySelector('input[name=plate]').value.replaceAll(' ', '') === '${guestPlate}'`,
    );
    await write('input[type=tel]', '9123456789');
    await until('the phone is typed', `document.querySelector('input[type=tel]').value.endsWith('345 - 67 - 89')`);
    await until('the guest opens the choice of methods', clickText('Способ оплаты', 'main form button'));
    await until('the guest chooses a card', clickText('Банковская карта', 'li button'));
    await until('the guest goes on to pay', clickText('К оплате'));
    await until('the payment page of the provider opens', `location.pathname.startsWith('/demo/pay/')`);
    const { links } = await new Control(url).ledger(city);
    if (links.length !== 1) throw new Error(`${driver.name}: the city has made ${links.length} orders instead of one.`);
    log('the city has made one order');
  } finally {
    await fakeCity.close().catch(() => undefined);
  }
};
