import type { ReplyOf } from '~/api/contract/endpoint';
import type { getOptions } from '~/api/contract/info';
import type { MenuItem, Options } from '~/domain/options';

type Wire = ReplyOf<typeof getOptions>['result'];

const menuFromWire = (items: Wire['headerMenu']): MenuItem[] =>
  items
    .map(({ path, titles, order }, index) => ({
      path,
      title: { ru: titles.ru ?? titles.en ?? '', en: titles.en ?? titles.ru ?? '' },
      order: order ?? index,
    }))
    .filter(({ path, title }) => path !== '' && title.ru !== '')
    .sort((one, other) => one.order - other.order);

/** An empty text is none. */
const filled = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

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
  notification: filled(result.notification?.message)
    ? { message: result.notification?.message ?? '', url: filled(result.notification?.url) }
    : undefined,
  isClosed: result.isClose,
  isCoopProfile: result.isCoopProfile,
  hasPrivateData: result.hasPrivateData,
  smsNumber: filled(result.numberSmsSendTo),
});
