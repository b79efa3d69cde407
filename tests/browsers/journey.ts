import type { StandIn } from '../stand-in/startStandIn';
import { Control } from '../tools/control';
import type { Driver } from './Driver';
import { press, says, screenOf } from './screen';
import { stay } from './stay';

const city = 'perm';
const zone = '0101';
const plate = 'К777ОР159';
/** Of the guest, typed as on a keyboard in Russian. */
const guestPlate = 'А123ВС159';

export interface Place {
  /** The same address after each start, the same database. */
  start: () => Promise<StandIn>;
  /** Where a picture goes of what was not as it should be. */
  pictures: string;
  tell: (sentence: string) => void;
}

/** A start without a network, and a driver's stay and a guest's payment with one. Throws at the first thing that is not so. */
export const walk = async (driver: Driver, { start, pictures, tell }: Place): Promise<void> => {
  let server = await start();
  const { url } = server;
  const screen = screenOf(driver, pictures, tell);
  const { until, write } = screen;
  try {
    const control = new Control(url);
    const email = `${Date.now()}@example.com`;
    const { users } = await control.seed(city, {
      users: [{ email, balanceKopecks: 50_000, vehicles: [{ number: plate }] }],
      sessions: [{ user: email, number: plate, zone, durationMin: 90 }],
    });
    const signIns = JSON.stringify({ [city]: { standart: { token: users[0]?.token ?? '', cacheKey: 'browsers' } } });

    await driver.open(`${url}/robots.txt`);
    await driver.evaluate(
      `(localStorage.setItem('parking.city', '"${city}"'), localStorage.setItem('parking.sign-ins', ${JSON.stringify(signIns)}), true)`,
    );
    await driver.open(`${url}/`);
    await until('the main page stands', says('Оплатить', 'main'));
    await until('the worker has everything', `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)`);
    await driver.open(`${url}/profile/parking`);
    await until('a signed-in driver sees the running stay', `document.querySelectorAll('main article').length > 0`);
    await until('what the city said is kept', `(localStorage.getItem('parking.queries.${city}') ?? '').includes('sessions')`);

    await server.close();
    const isGone = await fetch(url).then(
      () => false,
      () => true,
    );
    if (!isGone) throw new Error('The server still answers.');
    tell('the server is stopped');
    await driver.open(`${url}/?source=app`);
    await until('without it the app starts with the kept page', says('Оплатить', 'main'));
    await until('it says that there is no network', says('Нет сети'));
    await driver.open(`${url}/profile/parking`);
    await until('the running stay stands', `document.querySelectorAll('main article').length > 0`);
    await until('the form to pay opens', says('Номер зоны', 'main form'));
    await driver.open(`${url}/en/sms-commands`);
    await until('a page that was never opened stands, in English', says('SMS', 'h1'));

    server = await start();
    tell('the server is back');
    await driver.evaluate(`(localStorage.removeItem('parking.sign-ins'), true)`);
    await stay(screen, url, city, zone);
    await driver.evaluate(`(localStorage.removeItem('parking.sign-ins'), true)`);
    await driver.open(`${url}/guest-payment?city=${city}&zone=${zone}`);
    await until('a guest sees the form', says('Номер автомобиля', 'main form'));
    await write('input[name=plate]', guestPlate);
    await until('the plate is typed', `document.querySelector('input[name=plate]').value.replaceAll(' ', '') === '${guestPlate}'`);
    await write('input[type=tel]', '9123456789');
    await until('the phone is typed', `document.querySelector('input[type=tel]').value.endsWith('345 - 67 - 89')`);
    await until('the guest chooses a card', press('Банковская карта', 'label'));
    await until('the guest presses “continue”', press('Продолжить'));
    await until('the payment page of the provider opens', `location.pathname.startsWith('/demo/pay/')`);
    const { links } = await new Control(url).ledger(city);
    if (links.length !== 1) throw new Error(`${driver.name}: the city has made ${links.length} orders instead of one.`);
    tell('the city has made one order');
  } finally {
    await server.close().catch(() => undefined);
  }
};
