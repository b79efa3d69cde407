import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/options';
import { storePage } from '~/domain/content/appLink';
import type { MenuItem, Options } from '~/domain/content/options';
import { announcementsFromWire } from '../announcements/announcementsFromWire';

type Wire = ReplyOf<typeof getOptions>['result'];

/** Treats a blank text as missing. */
const nonEmpty = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

const storeFromWire = (address: string | undefined): string | undefined => {
  const text = nonEmpty(address);
  return text && storePage(text.trim());
};

/** Limits of a menu: enough for every real one, but too small to fill the device's small storage. */
const maxItems = 100;
const maxTitleLength = 200;
const maxAddressLength = 2048;

const menuFromWire = (items: Wire['headerMenu']): MenuItem[] =>
  items
    .map(({ path, titles, order }, index) => {
      const [ru, en] = [nonEmpty(titles.ru)?.slice(0, maxTitleLength), nonEmpty(titles.en)?.slice(0, maxTitleLength)];
      return { path: storePage(path), title: { ru: ru ?? en ?? '', en: en ?? ru ?? '' }, order: order ?? index };
    })
    .filter(({ path, title }) => path !== '' && path.length <= maxAddressLength && title.ru !== '')
    .sort((one, other) => one.order - other.order)
    .slice(0, maxItems);

export const optionsFromWire = ({ result }: ReplyOf<typeof getOptions>): Options => ({
  mapCenter: result.mapCenter,
  initialZoom: result.initialZoom,
  menus: {
    header: menuFromWire(result.headerMenu),
    footer: menuFromWire(result.footerMenu),
    mobile: menuFromWire(result.mobileMenu),
  },
  stores: {
    ios: storeFromWire(result.iosLink),
    android: storeFromWire(result.androidLink),
    alternative: storeFromWire(result.yandexStoreLink),
    apk: storeFromWire(result.apkLink),
  },
  contacts: { email: nonEmpty(result.contacts?.email), phone: nonEmpty(result.contacts?.phone) },
  ...announcementsFromWire(result),
  isClosed: result.isClose,
  isCoopProfile: result.isCoopProfile,
  hasPrivateData: result.hasPrivateData,
  smsNumber: nonEmpty(result.numberSmsSendTo),
});
