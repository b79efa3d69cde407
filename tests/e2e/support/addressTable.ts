import type { Page } from '@playwright/test';
import type { Audience } from '../../../src/domain/account/pageAccess';
import { city, zone, type FakeCity } from './fixtures';
import type { Language } from './labels';

/** Every address, for each kind of visitor and in each language, with the expected page. */

export const map = { ru: 'Карта парковок', en: 'Parking map' };
/** The demonstration's small company, and the heading in place of its name until it is known. */
export const company = { ru: 'ООО «Две сосны»', en: 'ООО «Две сосны»' };
export const companyLoadingHeading = { ru: 'Корпоративный клиент', en: 'Corporate customer' };
const nothing = { ru: 'Такой страницы нет', en: 'There is no such page' };

type Heading = Record<Language, string | RegExp>;
export interface Row {
  address: string;
  for: Audience | 'all';
  /** The heading for the intended audience. */
  heading: Heading;
  /** `elsewhere`: where other users are led. Without an entry they are led home. */
  /** The heading while the city's answer is pending. */
  loadingHeading?: Heading;
  elsewhere?: Partial<Record<Audience, { path: string; heading: Heading }>>;
  /** Whether the address has no language prefix. It is shown in the last language, and does not exist with a prefix. */
  isWithoutPrefix?: boolean;
  /** The final address. */
  leadsTo?: string;
}

const payment: Heading = { ru: 'Оплата парковки', en: 'Pay for parking' };
const receipt = '/check?title=Парковка&dateIn=21.11.2026 10:00&dateOut=21.11.2026 11:00&price=60&ts=А001АА59';

/** Makes the city show every page of the account. */
export const everyPage = { viewPenalty: true, useReceipts: true, useSubscriptionConstructor: true };

export const rows: readonly Row[] = [
  { address: '/', for: 'all', heading: map },
  { address: `/?zone=${zone}`, for: 'all', heading: map },
  { address: '/guest-payment', for: 'guest', heading: payment },
  {
    address: `/guest-payment?zone=${zone}`,
    for: 'guest',
    heading: payment,
    elsewhere: { driver: { path: '/profile/parking', heading: payment } },
  },
  { address: receipt, for: 'guest', heading: { ru: 'Чек парковки', en: 'Parking receipt' }, leadsTo: '/check' },
  { address: '/check', for: 'all', heading: map, leadsTo: '/' },
  { address: '/profile', for: 'driver', heading: payment, leadsTo: '/profile/parking' },
  { address: '/profile/parking', for: 'driver', heading: payment },
  { address: '/profile/parking?type=planar', for: 'driver', heading: payment },
  { address: '/profile/operations', for: 'driver', heading: { ru: 'История операций', en: 'Operation history' } },
  {
    address: '/profile/abonements',
    for: 'driver',
    heading: { ru: 'Абонементы и льготы', en: 'Subscriptions and benefits' },
  },
  {
    address: '/profile/constructor',
    for: 'driver',
    heading: { ru: 'Подбор абонемента', en: 'Find a subscription' },
  },
  { address: '/profile/penalty', for: 'driver', heading: { ru: 'Штрафы', en: 'Fines' } },
  {
    address: '/profile/penalty?objection=no-such-fine',
    for: 'driver',
    heading: { ru: 'Такого штрафа нет', en: 'There is no such fine' },
    loadingHeading: { ru: 'Возражение на штраф', en: 'Objection to a fine' },
  },
  { address: '/profile/feedback', for: 'driver', heading: { ru: 'Обращения', en: 'Support requests' } },
  { address: '/profile/receipts', for: 'driver', heading: { ru: 'Квитанции', en: 'Receipts' }, isWithoutPrefix: true },
  {
    address: '/coop-profile',
    for: 'corporate',
    heading: company,
    loadingHeading: companyLoadingHeading,
  },
  { address: '/registration', for: 'guest', heading: { ru: 'Регистрация', en: 'Register' } },
  {
    address: '/registration/confirmation/1/no-such-salt',
    for: 'guest',
    heading: { ru: 'Подтвердите почту', en: 'Confirm the e-mail' },
  },
  {
    address: '/registration/confirmation/1/no-such-salt/1234',
    for: 'guest',
    heading: { ru: 'Подтвердите почту', en: 'Confirm the e-mail' },
  },
  { address: '/restore-password', for: 'guest', heading: { ru: 'Восстановление пароля', en: 'Password reset' } },
  {
    address: '/restore-password?error=EmptyPass&email=a@example.com',
    for: 'guest',
    heading: { ru: 'Восстановление пароля', en: 'Password reset' },
    leadsTo: '/restore-password',
  },
  { address: '/restore-password/3/no-such-salt', for: 'guest', heading: { ru: 'Новый пароль', en: 'New password' } },
  {
    address: '/legal/auth',
    for: 'guest',
    heading: { ru: 'Вход для юридических лиц', en: 'Business sign-in' },
  },
  {
    address: '/callback/third-party-id',
    for: 'guest',
    heading: { ru: 'Вход через другой сервис', en: 'Sign in with another service' },
  },
  { address: '/profile/my-profile', for: 'driver', heading: { ru: 'Мой профиль', en: 'My profile' } },
  { address: '/pages', for: 'all', heading: { ru: 'Страницы города', en: 'City pages' } },
  {
    address: '/pages/personal-data-rules',
    for: 'all',
    heading: { ru: /персональных данных/, en: /personal data/i },
    loadingHeading: { ru: 'Страница города', en: 'City page' },
  },
  {
    address: '/pages/contacts',
    for: 'all',
    heading: { ru: 'Контакты', en: 'Contacts' },
    loadingHeading: { ru: 'Страница города', en: 'City page' },
  },
  {
    address: '/pages/no-such-page',
    for: 'all',
    heading: nothing,
    loadingHeading: { ru: 'Страница города', en: 'City page' },
  },
  { address: '/news', for: 'all', heading: { ru: 'Новости', en: 'News' } },
  {
    address: '/news/no-such-item',
    for: 'all',
    heading: { ru: 'Такой новости нет', en: 'There is no such news' },
    loadingHeading: { ru: 'Новость', en: 'News' },
  },
  { address: '/payment', for: 'all', heading: map, leadsTo: '/' },
  { address: '/phone-payment-callback', for: 'all', heading: { ru: 'Дождитесь SMS', en: 'Wait for the SMS' } },
  { address: '/update', for: 'all', heading: { ru: 'Новое: парковка по SMS', en: 'New: parking by SMS' } },
  { address: '/device', for: 'all', heading: { ru: 'На этом устройстве', en: 'On this device' } },
  { address: '/sms-commands', for: 'all', heading: { ru: 'Парковка по SMS', en: 'Parking by SMS' } },
  { address: '/nowhere', for: 'all', heading: nothing },
  { address: '/nowhere/at/all', for: 'all', heading: nothing },
];

/** Stores a login of this kind on the device, as for a user who has used the app before. */
export const arriveAs = async (page: Page, fakeCity: FakeCity, who: Audience, driverToken: string): Promise<void> => {
  const token = who === 'corporate' ? await companyToken(fakeCity) : driverToken;
  const kind = who === 'corporate' ? 'coop' : 'standart';
  const storedLogins = who === 'guest' ? {} : { [city]: { [kind]: { token, cacheKey: crypto.randomUUID() } } };
  await page.addInitScript(
    ([chosen, logins]) => {
      localStorage.setItem('parking.city', JSON.stringify(chosen));
      localStorage.setItem('parking.sign-ins', JSON.stringify(logins));
      const seen: string[] = [];
      Object.assign(window, { headingsSeen: seen });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading && seen.at(-1) !== heading) seen.push(heading);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [city, storedLogins] as const,
  );
};

const companyToken = async ({ url }: FakeCity): Promise<string> => {
  const body = new URLSearchParams({ inn: '5900000203', contractNumber: '8' });
  const reply = await fetch(`${url}/city/${city}/api/auth/login-corp-v1`, { method: 'POST', body });
  const { token } = (await reply.json()) as { token: string };
  return token;
};
