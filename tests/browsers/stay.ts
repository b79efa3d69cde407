import { deepEqual } from 'node:assert/strict';
import { clockTime, inCity, moveTo } from '../e2e/cityTime';
import { amountText, roubles, sumText, words } from '../e2e/words';
import { Control, type LedgerSession } from '../tools/control';
import { press, says, type Screen } from './screen';

const w = words.ru;
/** Of nobody else: a city lets a car stay once in a zone. */
const plate = 'К888ОР159';
const inWindow = '[role=dialog]';
const hourMs = 60 * 60_000;

/** A driver signs in, pays for an hour from the balance, extends by an hour and stops; the city's books are looked at after each. */
export const stay = async ({ open, until, write, tell }: Screen, url: string, city: string, zone: string): Promise<void> => {
  const control = new Control(url);
  // Far from midnight: every time is of today.
  await moveTo({ url, control }, inCity('12:00'));
  const { users } = await control.seed(city, {
    users: [{ email: `stay-${Date.now()}@example.com`, balanceKopecks: 50_000, vehicles: [{ number: plate, isMain: true }] }],
  });
  const [user] = users;
  if (!user) throw new Error('No driver was made.');
  const books = async (): Promise<{ session: LedgerSession; debits: number[]; refunds: number[]; balance: number }> => {
    const { sessions, debits, refunds } = await control.ledger(city, user.email);
    const [session] = sessions;
    if (!session || sessions.length > 1) throw new Error(`The city has sold ${sessions.length} stays instead of one.`);
    const kopecksOf = (rows: { kopecks: number }[]): number[] => rows.map(({ kopecks }) => kopecks);
    return { session, debits: kopecksOf(debits), refunds: kopecksOf(refunds), balance: await control.balanceOf(user) };
  };
  const shows = (kopecks: number): string => `document.querySelector('[aria-label="${w.balance(amountText(kopecks, 'ru'))}"]') !== null`;

  await open(`${url}/`);
  await until('a driver presses “sign in”', press(w.signIn, 'header button'));
  await until('the window has the focus in its first field', `document.activeElement?.name === 'username'`);
  await write('input[name=username]', user.email);
  await write('input[name=password]', user.password);
  await until('the driver sends login and password', press(w.signIn, `${inWindow} form button`));
  await until('the window is closed', `document.querySelector('${inWindow}') === null`);
  await until('the balance stands', shows(50_000));

  await until('the driver presses “pay for parking”', press(w.payParking, 'a'));
  await until('the form to pay opens', says(w.zone, 'main form'));
  await write('input[name=zone]', zone);
  await until('the driver chooses an hour', press(w.hour, 'main form label'));
  await until('the driver pays', press(w.pay(roubles(60))));
  await until('the stay is paid', says(w.paid, 'main h1'));
  const paid = await books();
  const { startMs, endMs } = paid.session;
  const laterMs = endMs + hourMs;
  deepEqual([paid.debits, paid.balance, paid.session.number, paid.session.zone, endMs - startMs], [[6000], 44_000, plate, zone, hourMs]);
  tell('the city has sold one stay for one debit');
  await until('the sum is told', says(w.paidSum(sumText(6000, 'ru')), 'main section'));
  await until('the end is told', says(w.until(clockTime(endMs)), 'main section'));
  await until('the driver presses “done”', press(w.done));
  await until('its card stands', says(`${clockTime(startMs)}–${clockTime(endMs)}`, 'main article'));
  await until('the balance is less by an hour', shows(44_000));

  await until('the driver presses “extend” on the card', press(w.extend, 'main article button'));
  await until('the window says until when it is', says(w.nowUntil(clockTime(endMs)), inWindow));
  await until('the driver chooses an hour more', press(w.hour, `${inWindow} label`));
  await until('the driver pays for it', press(w.extendFor(roubles(60)), `${inWindow} button`));
  await until('the stay is extended', says(w.extendedUntil(clockTime(laterMs)), inWindow));
  const extended = await books();
  deepEqual([extended.debits, extended.balance, extended.session.startMs, extended.session.endMs], [[6000, 6000], 38_000, startMs, laterMs]);
  tell('the city has the same stay, an hour longer, for a second debit');
  await until('the driver presses “done”', press(w.done, `${inWindow} button`));
  await until('the card has the new end', says(`${clockTime(startMs)}–${clockTime(laterMs)}`, 'main article'));
  await until('the balance is less by another hour', shows(38_000));

  await until('the driver presses “stop” on the card', press(w.stop, 'main article button'));
  await until('the driver confirms it', press(w.stopParking, `${inWindow} button`));
  await until('the stay is stopped', says(w.stopped, inWindow));
  const stopped = await books();
  const [back = 0] = stopped.refunds;
  deepEqual([stopped.debits, stopped.refunds, stopped.session.isCancelled], [[6000, 6000], [back], true]);
  // Of two hours a few minutes are gone.
  if (back <= 6000 || back > 12_000 || stopped.balance !== 38_000 + back) throw new Error(`${back} came back; the balance is ${stopped.balance}.`);
  tell('the city has stopped it, with one refund');
  await until('the unused money is back', says(w.moneyBack(sumText(stopped.balance, 'ru')), inWindow));
  await until('the driver presses “done” again', press(w.done, `${inWindow} button`));
  await until('no stay is left', `document.querySelector('main article') === null`);
  await until('the balance is what the city has', shows(stopped.balance));
  await control.clock(0);
};
