import type { AppealStatus } from '../store/content/appeals';

export interface DemoAppeal {
  subject: string | null;
  status: AppealStatus;
  /** Oldest first. */
  messages: readonly { hoursAgo: number; isFromDriver: boolean; text: string }[];
}

/** The appeals of the first demo driver, with the operator's answers. */
export const demoAppeals: readonly DemoAppeal[] = [
  {
    subject: 'Оплата парковки',
    status: 'completed',
    messages: [
      {
        hoursAgo: 210,
        isFromDriver: true,
        text: 'Здравствуйте! Вчера завершил парковку раньше, а деньги вернулись не сразу. Это нормально?',
      },
      {
        hoursAgo: 206,
        isFromDriver: false,
        text: 'Добрый день! Да, возврат занимает несколько минут. Сейчас деньги на балансе, проверьте, пожалуйста.',
      },
      { hoursAgo: 205, isFromDriver: true, text: 'Вижу, спасибо!' },
    ],
  },
  {
    subject: 'Абонемент',
    status: 'needsClarification',
    messages: [
      { hoursAgo: 50, isFromDriver: true, text: 'Хочу перенести абонемент на другую машину.' },
      { hoursAgo: 29, isFromDriver: false, text: 'Напишите, пожалуйста, номер абонемента и номер новой машины.' },
    ],
  },
  {
    subject: null,
    status: 'registered',
    messages: [
      { hoursAgo: 3, isFromDriver: true, text: 'На знаке у дома 12 не читается номер зоны.\nПоправьте, пожалуйста.' },
    ],
  },
];
