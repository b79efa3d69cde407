/** The texts that the journeys look for, in both languages. */
export const labelsByLanguage = {
  ru: {
    prefix: '',
    signIn: 'Войти',
    login: 'Почта или телефон',
    password: 'Пароль',
    payParking: 'Оплатить парковку',
    payHere: 'Оплатить здесь',
    parking: 'Парковка',
    close: 'Закрыть',
    zone: 'Номер зоны',
    plate: 'Номер автомобиля',
    phone: 'Телефон',
    hour: '1 ч',
    twoHours: '2 ч',
    pay: (sum: string) => `Оплатить ${sum}`,
    continue: /^К оплате/,
    paid: 'Оплачено до',
    paidVehicle: 'Оплачено до',
    paidSum: (sum: string) => `Оплачено ${sum}`,
    ordered: (sum: string) => `Ваш заказ: ${sum}`,
    until: (time: string) => `до ${time}`,
    nowUntil: (time: string) => `оплачено до ${time}`,
    balance: (amount: string) => `Баланс ${amount} р, пополнить`,
    current: 'Текущие парковки',
    extend: 'Продлить',
    extendFor: (sum: string) => `Продлить за ${sum}`,
    extended: /Парковка продлена до/,
    extendedUntil: (time: string) => `Парковка продлена до ${time}`,
    stop: 'Остановить',
    stopParking: /^Остановить и вернуть около|^Остановить парковку$/,
    stopped: 'Парковка остановлена',
    moneyBack: (refund: string, balance: string) => `Вернули ${refund}, на балансе ${balance}.`,
    done: 'Готово',
    topUp: 'Пополнить баланс',
    amount: 'Сумма, ₽',
    method: 'Способ оплаты',
    /** A top-up and a subscription name the sum, other payments the link. */
    getLink: /^(Получить ссылку на оплату|Пополнить( на .*)?|Оплатить [\d\s]+.*)$/,
    credited: (sum: string) => `Баланс пополнен на ${sum}`,
    checking: /Проверяем, прошла ли оплата/,
    notPaid: /Не оплачено, можно попробовать ещё раз/,
    notKnown: /Пока неизвестно, не платите ещё раз/,
    unknownZone: 'Такой зоны нет. Проверьте номер на знаке.',
    offline: /Нет сети/,
    needsNetwork: 'Для оплаты нужна сеть',
    menu: 'Меню',
    myProfile: 'Мой профиль',
    providerPay: 'Оплатить',
    providerPaid: 'Оплата прошла',
  },
  en: {
    prefix: '/en',
    signIn: 'Sign in',
    login: 'E-mail or phone',
    password: 'Password',
    payParking: 'Pay for parking',
    payHere: 'Pay here',
    parking: 'Parking',
    close: 'Close',
    zone: 'Zone number',
    plate: 'Number plate',
    phone: 'Phone',
    hour: '1 h',
    twoHours: '2 h',
    pay: (sum: string) => `Pay ${sum}`,
    continue: /^To payment/,
    paid: 'Paid until',
    paidVehicle: 'Paid until',
    paidSum: (sum: string) => `Paid ${sum}`,
    ordered: (sum: string) => `Your order: ${sum}`,
    until: (time: string) => `until ${time}`,
    nowUntil: (time: string) => `paid until ${time}`,
    balance: (amount: string) => `Balance ${amount} ₽, top up`,
    current: 'Current parking',
    extend: 'Extend',
    extendFor: (sum: string) => `Extend for ${sum}`,
    extended: /Parking extended until/,
    extendedUntil: (time: string) => `Parking extended until ${time}`,
    stop: 'Stop',
    stopParking: /^Stop and get about|^Stop parking$/,
    stopped: 'Parking stopped',
    moneyBack: (refund: string, balance: string) => `${refund} returned, the balance is ${balance}.`,
    done: 'Done',
    topUp: 'Top up the balance',
    amount: 'Amount, ₽',
    method: 'Payment method',
    getLink: /^(Get the payment link|Top up( by .*)?|Pay [\d\s]+.*)$/,
    credited: (sum: string) => `Balance topped up by ${sum}`,
    checking: /Checking whether the payment went through/,
    notPaid: /Not paid, you can try again/,
    notKnown: /Not known yet, do not pay again/,
    unknownZone: 'There is no such zone. Check the number on the sign.',
    offline: /No connection/,
    needsNetwork: 'Paying needs a connection',
    menu: 'Menu',
    myProfile: 'My profile',
    providerPay: 'Pay',
    providerPaid: 'Payment received',
  },
} as const;

export type Language = keyof typeof labelsByLanguage;
export type Labels = (typeof labelsByLanguage)[Language];

/** Whole roubles as a button names them, with a no-break space before the currency. */
export const roubles = (amount: number): string => `${amount}\u00a0₽`;

/** An amount in roubles as each language writes it, without the currency: whole, or with both digits of the kopecks. */
export const amountText = (kopecks: number, language: Language): string =>
  (kopecks / 100).toLocaleString(language === 'en' ? 'en-US' : 'ru-RU', {
    minimumFractionDigits: kopecks % 100 === 0 ? 0 : 2,
  });

/** The same with the currency, as a button names it. */
export const sumText = (kopecks: number, language: Language): string => `${amountText(kopecks, language)}\u00a0₽`;

/** A sum as the app writes it anywhere but on a button: always with both digits of the kopecks. */
export const costText = (kopecks: number, language: Language = 'ru'): string =>
  `${(kopecks / 100).toLocaleString(language === 'en' ? 'en-US' : 'ru-RU', { minimumFractionDigits: 2 })}\u00a0₽`;
