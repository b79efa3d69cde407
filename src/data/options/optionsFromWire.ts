import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/notices';
import type { MenuItem, Options } from '~/domain/options';
import { noticesFromWire } from './noticesFromWire';

type Wire = ReplyOf<typeof getOptions>['result'];

/** An empty text is none. */
const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/** What is kept of a menu: enough for every real one, and never so much that it fills the device's small storage. */
const mostItems = 100;
const longestTitle = 200;
const longestAddress = 2048;

const menuFromWire = (items: Wire['headerMenu']): MenuItem[] =>
  items
    .map(({ path, titles, order }, index) => {
      const [ru, en] = [filled(titles.ru)?.slice(0, longestTitle), filled(titles.en)?.slice(0, longestTitle)];
      return { path, title: { ru: ru ?? en ?? '', en: en ?? ru ?? '' }, order: order ?? index };
    })
    .filter(({ path, title }) => path !== '' && path.length <= longestAddress && title.ru !== '')
    .sort((one, other) => one.order - other.order)
    .slice(0, mostItems);

export const optionsFromWire = ({ result }: ReplyOf<typeof getOptions>): Options => ({
  mapCenter: result.mapCenter,
  initialZoom: result.initialZoom,
  menus: { header: menuFromWire(result.headerMenu), footer: menuFromWire(result.footerMenu), mobile: menuFromWire(result.mobileMenu) },
  stores: {
    ios: filled(result.iosLink),
    android: filled(result.androidLink),
    alternative: filled(result.yandexStoreLink),
    apk: filled(result.apkLink),
  },
  contacts: { email: filled(result.contacts?.email), phone: filled(result.contacts?.phone) },
  ...noticesFromWire(result),
  isClosed: result.isClose,
  isCoopProfile: result.isCoopProfile,
  hasPrivateData: result.hasPrivateData,
  smsNumber: filled(result.numberSmsSendTo),
});
