import { deepEqual } from 'node:assert/strict';
import { clockTime, inCity, moveTo } from '../e2e/support/cityTime';
import { amountText, costText, labelsByLanguage, roubles } from '../e2e/support/labels';
import { Control, type LedgerStay } from '../tools/control';
import { clickText, pageContains, type Screen } from './screen';

const labels = labelsByLanguage.ru;
/** A plate that no other part uses, because a city allows a vehicle only one stay in a zone. */
const plate = 'К888ОР159';
const inWindow = '[role=dialog]';
const hourMs = 60 * 60_000;

/**
 * A driver signs in, pays for an hour from the balance, extends by an hour and stops. The city's books are checked
 * after each step.
 */
export const payAsDriver = async (
  { open, until, write, log }: Screen,
  url: string,
  city: string,
  zone: string,
): Promise<void> => {
  const control = new Control(url);
  // Far from midnight, so that all times are on the same day.
  await moveTo({ url, control }, inCity('12:00'));
  const { users } = await control.seed(city, {
    users: [
      { email: `stay-${Date.now()}@example.com`, balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] },
    ],
  });
  const [user] = users;
  if (!user) throw new Error('No driver was made.');
  const books = async (): Promise<{ session: LedgerStay; debits: number[]; refunds: number[]; balance: number }> => {
    const { sessions: stays, debits, refunds } = await control.ledger(city, user.email);
    const [stay] = stays;
    if (!stay || stays.length > 1) throw new Error(`The city has sold ${stays.length} stays instead of one.`);
    const kopecksOf = (rows: { kopecks: number }[]): number[] => rows.map(({ kopecks }) => kopecks);
    return {
      session: stay,
      debits: kopecksOf(debits),
      refunds: kopecksOf(refunds),
      balance: await control.balanceOf(user),
    };
  };
  const shows = (kopecks: number): string =>
    `document.querySelector('[aria-label="${labels.balance(amountText(kopecks, 'ru'))}"]') !== null`;

  await open(`${url}/`);
  await until('a driver presses “sign in”', clickText(labels.signIn, 'header button'));
  await until('the window has the focus in its first field', `document.activeElement?.name === 'username'`);
  await write('input[name=username]', user.email);
  await write('input[name=password]', user.password);
  await until('the driver sends login and password', clickText(labels.signIn, `${inWindow} form button`));
  await until('the window is closed', `document.querySelector('${inWindow}') === null`);
  await until('the balance stands', shows(50_000));

  await until('the driver presses “pay for parking”', clickText(labels.payParking, 'a'));
  await until('the form to pay opens', pageContains(labels.zone, 'main form'));
  await write('input[name=zone]', zone);
  await until('the driver chooses an hour', clickText(labels.hour, 'main form label'));
  await until('the driver pays', clickText(labels.pay(roubles(60))));
  await until('the stay is paid', pageContains(labels.paid, 'main h1'));
  const paid = await books();
  const { startMs, endMs } = paid.session;
  const laterMs = endMs + hourMs;
  deepEqual(
    [paid.debits, paid.balance, paid.session.number, paid.session.zone, endMs - startMs],
    [[6000], 44_000, plate, zone, hourMs],
  );
  log('the city has sold one stay for one debit');
  await until('the sum is told', pageContains(labels.paidSum(costText(6000, 'ru')), 'main section'));
  await until('the end is told', pageContains(labels.until(clockTime(endMs)), 'main section'));
  await until('the driver presses “done”', clickText(labels.done));
  await until('its card stands', pageContains(`${clockTime(startMs)}–${clockTime(endMs)}`, 'main article'));
  await until('the balance is less by an hour', shows(44_000));

  await until('the driver presses “extend” on the card', clickText(labels.extend, 'main article button'));
  await until('the window says until when it is', pageContains(labels.nowUntil(clockTime(endMs)), inWindow));
  await until('the driver chooses an hour more', clickText(labels.hour, `${inWindow} label`));
  await until('the driver pays for it', clickText(labels.extendFor(roubles(60)), `${inWindow} button`));
  await until('the stay is extended', pageContains(labels.extendedUntil(clockTime(laterMs))));
  const extended = await books();
  deepEqual(
    [extended.debits, extended.balance, extended.session.startMs, extended.session.endMs],
    [[6000, 6000], 38_000, startMs, laterMs],
  );
  log('the city has the same stay, an hour longer, for a second debit');
  await until('the card has the new end', pageContains(`${clockTime(startMs)}–${clockTime(laterMs)}`, 'main article'));
  await until('the balance is less by another hour', shows(38_000));

  await until('the driver presses “stop” on the card', clickText(labels.stop, 'main article button'));
  await until('the driver confirms it', clickText(labels.stop, `${inWindow} button`));
  await until('the stay is stopped', pageContains(labels.stopped, inWindow));
  const stopped = await books();
  const [back = 0] = stopped.refunds;
  deepEqual([stopped.debits, stopped.refunds, stopped.session.isCancelled], [[6000, 6000], [back], true]);
  // A few minutes of the two hours have passed.
  if (back <= 6000 || back > 12_000 || stopped.balance !== 38_000 + back)
    throw new Error(`${back} came back; the balance is ${stopped.balance}.`);
  log('the city has stopped it, with one refund');
  await until(
    'the unused money is back',
    pageContains(labels.moneyBack(costText(back, 'ru'), costText(stopped.balance, 'ru')), inWindow),
  );
  await until('the driver presses “done” again', clickText(labels.done, `${inWindow} button`));
  await until('no stay is left', `document.querySelector('main article') === null`);
  await until('the balance is what the city has', shows(stopped.balance));
  await control.clock(0);
};
