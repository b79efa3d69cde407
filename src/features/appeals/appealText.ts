import { t } from '@lingui/core/macro';
import type { SendResult } from '~/data/appeals/sendAppeal';
import type { Appeal, AppealError, AppealTone } from '~/domain/history/appeal';
import { errorText } from '~/i18n/errorText';

/** Returns the status of an appeal as text, or the city's own text if the app does not know the status. */
export const appealStatusText = ({ status, statusWord }: Pick<Appeal, 'status' | 'statusWord'>): string => {
  switch (status) {
    case 'registered':
      return t`Зарегистрировано`;
    case 'inWork':
      return t`В работе`;
    case 'needsClarification':
      return t`Требует уточнения`;
    case 'completed':
      return t`Завершено`;
    case 'other':
      return statusWord ?? t`Статус неизвестен`;
  }
};

/** Colours of the status. The text conveys the same meaning. */
export const appealToneClass: Record<AppealTone, string> = {
  good: 'text-running',
  quiet: 'text-muted',
  plain: 'text-ink',
};

export const appealErrorText = (error: AppealError | undefined): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'phone':
      return t`Введите телефон: +7, 7 или 8 и ещё 10 цифр`;
    case 'email':
      return t`Введите почту полностью, например ivan@mail.ru`;
    case 'RequiredField':
      return t`Напишите сообщение`;
    case 'tooLong':
      return t`Сообщение длиннее 10 000 знаков. Сократите его.`;
  }
};

/** Returns why an appeal was not sent; undefined after a success or if another dialog shows the reason. */
export const appealNotSentText = (outcome: SendResult): string | undefined => {
  switch (outcome.kind) {
    case 'ok':
    case 'expired':
      return undefined;
    case 'lost':
      return t`Город не ответил. Если обращения нет в списке выше, отправьте его ещё раз.`;
    case 'refused':
      if (outcome.errorName === 'InvalidFormat') return t`Город не принял телефон или почту. Проверьте их.`;
      if (outcome.errorName === 'RequiredField') return t`Заполните телефон, почту и сообщение.`;
      return errorText(outcome.errorName, outcome.message);
  }
};
