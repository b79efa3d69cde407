import type { Context } from 'hono';

/** The texts of the demo pages, in Russian and English. */
export const texts = {
  ru: {
    mark: 'Демонстрация: денег не спишут',
    payTitle: 'Оплата',
    sum: 'К оплате',
    city: 'Город',
    purchase: 'За что',
    method: 'Способ',
    order: 'Заказ',
    refill: 'Пополнение баланса',
    start: (zone: string, number: string, hours: string) => `Парковка: зона ${zone}, ${number}, ${hours}`,
    renew: (hours: string) => `Продление парковки на ${hours}`,
    subscription: (code: string, number: string) => `Абонемент ${code}, ${number}`,
    deferred: 'Отложенная парковка',
    planar: (parking: string, ticket: string) => `Парковка ${parking}, билет ${ticket}`,
    minutes: (count: number) =>
      count % 60 === 0
        ? `${count / 60} ч`
        : `${Math.floor(count / 60) > 0 ? `${Math.floor(count / 60)} ч ` : ''}${count % 60} мин`,
    pay: 'Оплатить',
    decline: 'Отказаться',
    close: 'Закрыть',
    paid: 'Оплата прошла',
    alreadyPaid: 'Этот заказ уже оплачен',
    declined: 'От этой оплаты отказались',
    back: 'Вернуться в приложение',
    unknown: 'Такого заказа нет',
    demoTitle: 'Город-заместитель',
    demoPlace: 'Логины и города',
    outboxPlace: 'Сообщения',
    widgetsPlace: 'Виджеты',
    operatorPlace: 'Оператор',
    barrierPlace: 'Шлагбаум',
    appPlace: 'Приложение',
    other: 'In English',
  },
  en: {
    mark: 'Demonstration: no money is charged',
    payTitle: 'Payment',
    sum: 'To pay',
    city: 'City',
    purchase: 'For',
    method: 'Method',
    order: 'Order',
    refill: 'Balance top-up',
    start: (zone: string, number: string, hours: string) => `Parking: zone ${zone}, ${number}, ${hours}`,
    renew: (hours: string) => `Extending parking by ${hours}`,
    subscription: (code: string, number: string) => `Subscription ${code}, ${number}`,
    deferred: 'Deferred parking',
    planar: (parking: string, ticket: string) => `Parking ${parking}, ticket ${ticket}`,
    minutes: (count: number) =>
      count % 60 === 0
        ? `${count / 60} h`
        : `${Math.floor(count / 60) > 0 ? `${Math.floor(count / 60)} h ` : ''}${count % 60} min`,
    pay: 'Pay',
    decline: 'Decline',
    close: 'Close',
    paid: 'Payment received',
    alreadyPaid: 'This order is already paid',
    declined: 'This payment was declined',
    back: 'Back to the app',
    unknown: 'There is no such order',
    demoTitle: 'Stand-in city',
    demoPlace: 'Logins and cities',
    outboxPlace: 'Messages',
    widgetsPlace: 'Widgets',
    operatorPlace: 'Operator',
    barrierPlace: 'Barrier',
    appPlace: 'The app',
    other: 'По-русски',
  },
};

export type Language = keyof typeof texts;

const isLanguage = (text: string | undefined): text is Language => text === 'ru' || text === 'en';

/** `lang` from the form or the address, otherwise the browser's preference, otherwise Russian. */
export const languageOf = (c: Context, chosen?: string): Language => {
  const requested = chosen ?? c.req.query('lang');
  if (isLanguage(requested)) return requested;
  const preferred = (c.req.header('Accept-Language') ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase());
  return preferred.find(isLanguage) ?? 'ru';
};

/** The address to which a payment returns. As with real providers, it is fixed. */
export const homeOf = (language: Language): string => (language === 'en' ? '/en' : '/');

export const moneyText = (kopecks: number, language: Language): string =>
  `${(kopecks / 100).toLocaleString(language === 'ru' ? 'ru-RU' : 'en-GB', { minimumFractionDigits: 2 })} ₽`;
