import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StandIn } from '../stand-in/startStandIn';
import { Control } from '../tools/control';
import type { Driver } from './Driver';

const city = 'perm';
const zone = '0101';
const plate = 'К777ОР159';
/** Of the guest, typed as on a keyboard in Russian. */
const guestPlate = 'А123ВС159';
const patienceMs = 40_000;

export interface Place {
  /** The same address after each start, the same database. */
  start: () => Promise<StandIn>;
  /** Where a picture goes of what was not as it should be. */
  pictures: string;
  tell: (sentence: string) => void;
}

/** A start without a network, and a payment with one, as a driver and a guest see them. Throws at the first thing that is not so. */
export const walk = async (driver: Driver, { start, pictures, tell }: Place): Promise<void> => {
  let server = await start();
  const { url } = server;
  const until = async (what: string, expression: string): Promise<void> => {
    const last = Date.now() + patienceMs;
    let said: unknown;
    while (Date.now() < last) {
      said = await driver.evaluate(expression).catch((fault: unknown) => String(fault));
      if (said === true) return tell(what);
      await sleep(250);
    }
    const file = `${pictures}/${driver.name.replaceAll(/\W+/g, '-')}.png`;
    writeFileSync(file, Buffer.from(await driver.picture(), 'base64'));
    const page = await driver.evaluate('location.href + ": " + document.body.innerText.slice(0, 600)').catch(String);
    throw new Error(`${driver.name}: not so: ${what} (${JSON.stringify(said)})\n${String(page)}\n${file}`);
  };
  const says = (text: string, where = 'body'): string =>
    `[...document.querySelectorAll('${where}')].some((one) => one.innerText.includes('${text}'))`;
  const press = (text: string, where = 'button'): string =>
    `(() => { const found = [...document.querySelectorAll('${where}')].find((one) => one.innerText.trim().startsWith('${text}') && !one.disabled); found?.click(); return found !== undefined; })()`;
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
    await driver.open(`${url}/guest-payment?city=${city}&zone=${zone}`);
    await until('a guest sees the form', says('Номер автомобиля', 'main form'));
    await driver.evaluate(`(document.querySelector('input[name=plate]').focus(), true)`);
    await driver.type(guestPlate);
    await until('the plate is typed', `document.querySelector('input[name=plate]').value.replaceAll(' ', '') === '${guestPlate}'`);
    await driver.evaluate(`(document.querySelector('input[type=tel]').focus(), true)`);
    await driver.type('9123456789');
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
