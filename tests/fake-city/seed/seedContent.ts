import { dayMs, minuteMs, momentOf, wallTimeAt } from '../rules/wallTime';
import { phonesOf } from '../store/account/accounts';
import { addAppeal, addAppealMessage, setAppealStatus } from '../store/content/appeals';
import { addNews, addPage } from '../store/content/content';
import { cityPages } from './cityPages';
import { demoAppeals } from './demoAppeals';
import { appNews } from './news/appNews';
import { cityNews } from './news/cityNews';
import type { SeedContext } from './SeedContext';

const hourMs = 60 * minuteMs;

/** News are published at ten in the morning in the city's time. */
const seedNews = ({ store, city, timeZone, nowMs }: SeedContext): void => {
  const oldestFirst = [...cityNews, ...appNews].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [index, { daysAgo, ...texts }] of oldestFirst.entries()) {
    const { date } = wallTimeAt(timeZone, nowMs - daysAgo * dayMs);
    addNews(store, city, { number: index + 1, atMs: momentOf(timeZone, date, 10 * hourMs), ...texts });
  }
};

const seedAppeals = ({ store, city, nowMs, accounts }: SeedContext): void => {
  const email = 'driver@example.com';
  const account = accounts.get(email);
  if (account === undefined) return;
  const phone = phonesOf(store, account)[0]?.phone ?? '';
  for (const { subject, status, messages } of demoAppeals) {
    const [first, ...rest] = messages.map(({ hoursAgo, ...message }) => ({
      ...message,
      atMs: nowMs - hoursAgo * hourMs,
    }));
    if (!first) continue;
    const id = addAppeal(store, { city, account, subject, phone, email }, first);
    for (const message of rest) addAppealMessage(store, { id, city }, message);
    setAppealStatus(store, id, status);
  }
};

/** News, pages and appeals. */
export const seedContent = (context: SeedContext): void => {
  seedNews(context);
  for (const page of cityPages(context.city)) addPage(context.store, context.city, page);
  seedAppeals(context);
};
