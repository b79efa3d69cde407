export const widgetsTexts = {
  ru: {
    title: 'Виджеты',
    lead: 'Три скрипта с теми же вызовами, что у известных сервисов. Здесь их можно попробовать, а приложение подключает их настройками сборки.',
    settings: 'Настройки сборки',
    card: 'Оплата картой',
    cardLead:
      'cp.CloudPayments().pay открывает форму поверх страницы. Если invoiceId — открытый заказ на эту же сумму, его деньги будут получены; иначе ничего не произойдёт.',
    sum: 'Сумма, ₽',
    order: 'Номер заказа (invoiceId)',
    requireEmail: 'Спросить e-mail',
    pay: 'Открыть форму',
    signIn: 'Вход через Демо ID',
    signInLead:
      'YaAuthSuggest.init рисует кнопку и открывает страницу входа. Токен приходит на /callback/third-party-id, живёт 10 минут и годится один раз.',
    captcha: 'Капча',
    captchaLead:
      'smartCaptcha.render рисует галочку, скрипт лежит по адресу /demo/captcha.js. Токен живёт 5 минут и годится один раз.',
    captchaReset: 'Сбросить',
    result: 'Ответ виджета',
    none: 'пока нет',
  },
  en: {
    title: 'Widgets',
    lead: 'Three scripts with the calls of well-known services. Try them here; the app takes them by its build settings.',
    settings: 'Build settings',
    card: 'Card payment',
    cardLead:
      'cp.CloudPayments().pay opens a form over the page. If invoiceId is an open order of that very sum, its money is taken; otherwise nothing happens.',
    sum: 'Sum, ₽',
    order: 'Order number (invoiceId)',
    requireEmail: 'Ask for an e-mail',
    pay: 'Open the form',
    signIn: 'Sign in with Demo ID',
    signInLead:
      'YaAuthSuggest.init draws a button and opens the sign-in page. The token comes to /callback/third-party-id, lives for 10 minutes and is good once.',
    captcha: 'Captcha',
    captchaLead:
      'smartCaptcha.render draws a box to tick; its script is /demo/captcha.js. The token lives for 5 minutes and is good once.',
    captchaReset: 'Reset',
    result: 'The widget’s answer',
    none: 'none yet',
  },
};
