// The page for trying the three widgets. Each one shows its result as text.
(() => {
  const show = (name, ...parts) => {
    document.getElementById(`${name}-result`).textContent = parts
      .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
      .join(' ');
  };

  const card = document.getElementById('card');
  card.addEventListener('submit', (event) => {
    event.preventDefault();
    const { amount, invoiceId, requireEmail } = card.elements;
    const options = {
      publicId: 'demo',
      description: document.title,
      amount: Number(amount.value.replace(',', '.')),
      currency: 'RUB',
      invoiceId: invoiceId.value,
      requireEmail: requireEmail.checked,
    };
    new window.cp.CloudPayments().pay('charge', options, {
      onSuccess: () => show('card', 'onSuccess'),
      onFail: (reason) => show('card', 'onFail:', reason),
    });
  });

  const language = document.documentElement.lang;
  const signIn = {
    client_id: 'demo',
    response_type: 'token',
    redirect_uri: `${location.origin}${language === 'en' ? '/en' : ''}/callback/third-party-id`,
  };
  const wait = async ({ handler }) => {
    try {
      show('sign-in', await handler());
    } catch ({ code }) {
      show('sign-in', String(code));
    }
    await wait({ handler });
  };
  void window.YaAuthSuggest.init(signIn, location.origin, {
    view: 'button',
    parentId: 'sign-in',
    buttonSize: 'm',
  }).then(wait);

  const captcha = window.smartCaptcha.render('captcha', {
    sitekey: 'demo',
    hl: language,
    callback: (token) => show('captcha', token),
    'expired-callback': () => show('captcha', 'expired'),
  });
  document.getElementById('captcha-form').addEventListener('reset', () => window.smartCaptcha.reset(captcha));
})();
