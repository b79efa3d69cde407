// A card-payment widget for the demo, with a well-known interface: new cp.CloudPayments().pay(scheme, options,
// callbacks). It moves money only for orders of the fake city.
(() => {
  const { origin } = new URL(document.currentScript.src);

  const texts = {
    ru: {
      title: 'Оплата картой, демонстрация',
      cancelled: 'Оплата отменена',
      scheme: 'Неизвестная схема оплаты',
      publicId: 'Не указан ключ магазина',
      currency: 'Оплата возможна только в рублях',
      amount: 'Неверная сумма',
      open: 'Окно оплаты уже открыто',
      offline: 'Форма оплаты не открылась, проверьте связь',
    },
    en: {
      title: 'Card payment, demonstration',
      cancelled: 'Payment cancelled',
      scheme: 'Unknown payment scheme',
      publicId: 'The shop’s key is missing',
      currency: 'Only roubles can be paid',
      amount: 'The amount is not right',
      open: 'A payment window is already open',
      offline: 'The payment form did not open, check the connection',
    },
  };
  const language = () => (document.documentElement.lang.toLowerCase().startsWith('en') ? 'en' : 'ru');

  const css = `
    dialog { box-sizing: border-box; width: min(28rem, 100vw); max-width: none; max-height: 100dvh; margin: auto; padding: 0;
      border: 0; border-radius: 1rem; background: #f3f4f6; overflow: hidden; }
    dialog::backdrop { background: rgb(0 0 0 / 60%); }
    iframe { display: block; width: 100%; height: 30rem; max-height: 100dvh; border: 0; }
    @media (max-width: 28rem) { dialog { margin: auto 0 0; border-radius: 1rem 1rem 0 0; } }
    @media (prefers-color-scheme: dark) { dialog { background: #10151b; } }`;

  /** Why a payment cannot be started at all. */
  const errorOf = (scheme, { publicId, currency, amount }) => {
    if (scheme !== 'charge' && scheme !== 'auth') return 'scheme';
    if (typeof publicId !== 'string' || publicId.trim() === '') return 'publicId';
    if ((currency ?? 'RUB') !== 'RUB') return 'currency';
    return Number.isFinite(Number(amount)) && Number(amount) > 0 ? undefined : 'amount';
  };

  const addressOf = ({ publicId, description, amount, invoiceId, email, requireEmail }) => {
    const query = new URLSearchParams({
      publicId,
      description: String(description ?? '').slice(0, 300),
      amount: String(amount),
      currency: 'RUB',
      invoiceId: String(invoiceId ?? ''),
      email: String(email ?? ''),
      requireEmail: String(requireEmail === true),
      lang: language(),
    });
    return `${origin}/demo/card?${query}`;
  };

  let isOpen = false;

  /** Opens the form over the page. `onEnd` is called once with the result. */
  const openForm = (address, onEnd) => {
    const before = document.activeElement;
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', texts[language()].title);
    const frame = document.createElement('iframe');
    frame.title = texts[language()].title;
    frame.src = address;

    const finish = (end, message) => {
      if (!isOpen) return;
      isOpen = false;
      window.removeEventListener('message', handleMessage);
      dialog.close();
      host.remove();
      before?.focus?.();
      onEnd(end, message);
    };
    // Other frames and windows can send messages too.
    const handleMessage = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || data?.from !== 'demo-card') return;
      if (typeof data.heightPx === 'number') frame.style.height = `${data.heightPx}px`;
      if (typeof data.end === 'string') finish(data.end, String(data.message));
    };

    isOpen = true;
    window.addEventListener('message', handleMessage);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('closed', '');
    });
    dialog.addEventListener('close', () => finish('closed', ''));
    // Without a network the browser shows its error page in the frame, which cannot be closed on a phone.
    frame.addEventListener('load', () => {
      if (frame.contentDocument?.querySelector('.sheet')) frame.contentWindow.focus();
      else finish('unopened', texts[language()].offline);
    });
    dialog.append(frame);
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
    frame.focus();
  };

  class CloudPayments {
    /** Reports the end through the callbacks: onComplete with the bank's answer, then onSuccess or onFail. */
    pay(scheme, options, { onSuccess, onFail, onComplete } = {}) {
      const text = texts[language()];
      const error = isOpen ? 'open' : errorOf(scheme, options);
      if (error) {
        onFail?.(text[error], options);
        return;
      }
      openForm(addressOf(options), (end, message) => {
        if (end === 'closed') {
          onFail?.(text.cancelled, options);
          return;
        }
        const isPaid = end === 'paid';
        if (isPaid || end === 'declined') onComplete?.({ success: isPaid, message: isPaid ? null : message }, options);
        if (isPaid) onSuccess?.(options);
        else onFail?.(message, options);
      });
    }

    charge(options, onSuccess, onFail) {
      this.pay('charge', options, { onSuccess, onFail });
    }

    auth(options, onSuccess, onFail) {
      this.pay('auth', options, { onSuccess, onFail });
    }
  }

  window.cp = { CloudPayments };
})();
