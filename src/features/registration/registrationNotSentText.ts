import { plural, t } from '@lingui/core/macro';

/** Nothing was done: why, and what to do. */
export const registrationNotSentText = (waitS: number | undefined): string =>
  waitS === undefined
    ? t`Нет связи с городом, ничего не отправлено. Попробуйте, когда сеть появится.`
    : t`Город занят. Попробуйте через ${plural(waitS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`;
