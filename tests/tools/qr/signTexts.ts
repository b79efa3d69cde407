/**
 * The texts of a sign in each language. They are separate from the app's catalogues, which contain the texts of the
 * screen.
 */
export const signTexts = {
  ru: {
    zone: 'Зона',
    code: 'Парковка',
    barrier: 'Парковка',
    scan: 'Сканируйте и платите',
    easy: 'Без приложения и регистрации',
    ticket: 'Приготовьте билет: нужен его номер',
    type: 'Не сканируется? Наберите адрес',
    text: (number: string, _inRussianLetters: boolean) => `Нет интернета? SMS на ${number}`,
    parts: {
      zone: 'зона',
      code: 'парковка',
      barrier: 'парковка',
      plate: 'номер машины',
      hours: 'часы',
      amount: 'рубли',
    },
    sample: 'ОБРАЗЕЦ: открывается только на этом компьютере',
  },
  en: {
    zone: 'Zone',
    code: 'Parking',
    barrier: 'Parking',
    scan: 'Scan and pay',
    easy: 'No app, no sign-up',
    ticket: 'Have your ticket ready: its number is asked for',
    type: 'Cannot scan? Type this address',
    /** The Russian letter р and the Latin p look the same in print. */
    text: (number: string, inRussianLetters: boolean) =>
      `No internet? Text to ${number}${inRussianLetters ? ' in Russian letters' : ''}`,
    parts: {
      zone: 'zone',
      code: 'parking',
      barrier: 'parking',
      plate: 'your plate',
      hours: 'hours',
      amount: 'roubles',
    },
    sample: 'SAMPLE: opens on this computer only',
  },
} as const;

export type SignLanguage = keyof typeof signTexts;
export type SignTexts = (typeof signTexts)[SignLanguage];
