import type { Page } from '@playwright/test';
import type { FakeCity } from './fixtures';
import type { Language } from './labels';

/** The texts of registration and password reset, in both languages. */
export const texts = {
  ru: {
    register: 'Регистрация',
    signIn: 'Войти',
    lastName: 'Фамилия',
    firstName: 'Имя',
    email: 'Почта',
    phone: 'Телефон',
    password: 'Пароль',
    passwordAgain: 'Пароль ещё раз',
    newPassword: 'Новый пароль',
    newPasswordAgain: 'Новый пароль ещё раз',
    consent: /Принимаю/,
    rules: 'правила обработки персональных данных',
    go: 'Продолжить',
    confirmEmail: 'Подтвердите почту',
    confirmEmailButton: 'Подтвердить почту',
    confirmPhone: 'Подтвердите телефон',
    finish: 'Завершить регистрацию',
    emailCode: 'Код из письма',
    smsCode: 'Код из SMS',
    callCode: 'Последние 4 цифры номера',
    wrongCode: 'Код неверный или устарел. Проверьте его или запросите новый.',
    required: 'Заполните это поле.',
    emailTaken: 'Эта почта уже занята. Войдите с ней или укажите другую.',
    phoneTaken: 'Этот телефон уже занят. Войдите с ним или укажите другой.',
    passwordLength: 'Нужно от 6 до 20 знаков.',
    passwordsDiffer: 'Пароли не совпадают.',
    noConsent: 'Без согласия зарегистрироваться нельзя.',
    again: / — через 0:\d\d$/,
    resendEmail: 'Отправить письмо ещё раз',
    emailSent: /Письмо отправлено/,
    changePhone: 'Изменить телефон',
    keepOldPhone: 'Не менять',
    stepOver: /Эта ссылка больше не действует/,
    unknown: 'Неизвестная ошибка. Попробуйте ещё раз.',
    getCode: 'Получить код',
    started: 'Регистрация уже начата',
    goOn: 'Продолжить с кода',
    lost: 'Связь прервалась',
    maybeRegistered: /Возможно, вы уже зарегистрированы/,
    maybeMailed: /Возможно, письмо уже отправлено/,
    sendSms: 'Отправить SMS самому',
    smsLink: 'Открыть SMS',
    smsSent: 'SMS отправлено, проверить',
    smsNotCome: /ещё не дошло/,
    openApp: 'Открыть',
    step: (step: number, steps: number) => step === 1 ? `Шаг 1 из ${steps}` : `Регистрация, шаг ${step} из ${steps}`,
    restore: 'Восстановление пароля',
    login: 'Почта или телефон',
    next: 'Дальше',
    byLink: 'Ссылка на почту',
    bySms: 'Код в SMS',
    byCall: 'Звонок',
    noPassword: 'У этого аккаунта ещё нет пароля',
    save: 'Сохранить пароль',
    updated: 'Пароль обновлён',
    badLink: 'Ссылка не подошла',
    noEmail: 'Пользователь с такой почтой не найден.',
    noPhone: 'Для этого телефона нет счёта. Проверьте номер.',
    loginFormat: /Введите почту или телефон/,
    willCall: 'Сейчас позвонят',
    signInNew: 'Войти с новым паролем',
    maybeChanged: /Возможно, пароль уже новый/,
  },
  en: {
    register: 'Register',
    signIn: 'Sign in',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail',
    phone: 'Phone',
    password: 'Password',
    passwordAgain: 'Password again',
    newPassword: 'New password',
    newPasswordAgain: 'New password again',
    consent: /I accept the/,
    rules: 'personal data rules',
    go: 'Continue',
    confirmEmail: 'Confirm the e-mail',
    confirmEmailButton: 'Confirm the e-mail',
    confirmPhone: 'Confirm the phone',
    finish: 'Finish the registration',
    emailCode: 'Code from the e-mail',
    smsCode: 'Code from the SMS',
    callCode: 'Last 4 digits of the number',
    wrongCode: 'The code is wrong or too old. Check it, or ask for a new one.',
    required: 'Fill in this field.',
    emailTaken: 'This e-mail is already used. Sign in with it, or give another one.',
    phoneTaken: 'This phone is already used. Sign in with it, or give another one.',
    passwordLength: 'It takes 6 to 20 characters.',
    passwordsDiffer: 'The passwords are not the same.',
    noConsent: 'You cannot register without accepting the rules.',
    again: / in 0:\d\d$/,
    resendEmail: 'Resend the e-mail',
    emailSent: /E-mail sent/,
    changePhone: 'Change the phone',
    keepOldPhone: 'Do not change',
    stepOver: /This link no longer works/,
    unknown: 'Unknown error. Try again.',
    getCode: 'Get a code',
    started: 'The registration has been begun',
    goOn: 'Go on with the code',
    lost: 'The connection was lost',
    maybeRegistered: /You may be registered already/,
    maybeMailed: /The e-mail may have been sent already/,
    sendSms: 'Send an SMS myself',
    smsLink: 'Open SMS',
    smsSent: 'SMS sent, check it',
    smsNotCome: /has not reached the city yet/,
    openApp: 'Open',
    step: (step: number, steps: number) => step === 1 ? `Step 1 of ${steps}` : `Registration, step ${step} of ${steps}`,
    restore: 'Password reset',
    login: 'E-mail or phone',
    next: 'Next',
    byLink: 'A link by e-mail',
    bySms: 'A code by SMS',
    byCall: 'A call',
    noPassword: 'This account has no password yet',
    save: 'Save the password',
    updated: 'Password updated',
    badLink: 'This link does not work',
    noEmail: 'User with this e-mail is not found.',
    noPhone: /no account for this phone/i,
    loginFormat: /Enter an e-mail or a phone/,
    willCall: 'You are getting a call',
    signInNew: 'Sign in with the new password',
    maybeChanged: /The password may be the new one already/,
  },
} as const satisfies Record<Language, object>;

export type Texts = (typeof texts)[Language];

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** A person who is new to every city. */
export const newPerson = (): NewPerson => {
  const mark = crypto.randomUUID();
  const digits = String(Number.parseInt(mark.slice(0, 8), 16) % 10_000_000).padStart(7, '0');
  return {
    firstName: 'Вера',
    lastName: 'Новикова',
    email: `new-${mark}@example.com`,
    phone: `7912${digits}`,
    password: ' pass+1 %&',
  };
};

/** Fills in the first page of a registration. */
export const fillPerson = async (page: Page, x: Texts, person: NewPerson): Promise<void> => {
  await page.getByLabel(x.lastName, { exact: true }).fill(person.lastName);
  await page.getByLabel(x.firstName, { exact: true }).fill(person.firstName);
  await page.getByLabel(x.email, { exact: true }).fill(person.email);
  await page.getByLabel(x.phone, { exact: true }).fill(person.phone);
  await page.getByLabel(x.password, { exact: true }).fill(person.password);
  await page.getByLabel(x.passwordAgain, { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: x.consent }).check();
};

/** Returns the newest message to an e-mail or a phone. Waits until there are at least `minCount` messages. */
export const messageTo = async (
  { control }: FakeCity,
  to: string,
  minCount = 1,
): Promise<{ code: string; link: string }> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const messages = (await control.outbox()).filter((message) => message.to === to || message.from === to);
    const [newest] = messages;
    if (newest && messages.length >= minCount) return { code: newest.code ?? newest.text, link: newest.link ?? '' };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing went to ${to}.`);
};

export const notThis = (code: string): string => code.replace(/^./, (digit) => (digit === '9' ? '8' : '9'));

/** The drafts of visitors' forms on the device. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${localStorage.getItem('parking.registration') ?? ''}${sessionStorage.getItem('parking.restore') ?? ''}`,
  );
