// A captcha for the demo, with a widely known interface: smartCaptcha.render, getResponse, reset, execute.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const lifeMs = 5 * 60_000;

  const texts = {
    ru: {
      ask: 'Я не робот',
      wait: 'Проверяем…',
      done: 'Проверено',
      failed: 'Не получилось, нажмите ещё раз',
      mark: 'Демонстрация',
    },
    en: {
      ask: 'I am not a robot',
      wait: 'Checking…',
      done: 'Checked',
      failed: 'That did not work, tap again',
      mark: 'Demonstration',
    },
  };

  const css = `
    :host { --ground: #fff; --text: #16202c; --quiet: #5a6676; --line: #7b8694; --strong: #1b4f9c; display: block; }
    @media (prefers-color-scheme: dark) {
      :host(:not([data-theme='light'])) { --ground: #1a222c; --text: #eaf0f7; --quiet: #a2afbf; --line: #77859a; --strong: #8db8f5; }
    }
    :host([data-theme='dark']) { --ground: #1a222c; --text: #eaf0f7; --quiet: #a2afbf; --line: #77859a; --strong: #8db8f5; }
    label { box-sizing: border-box; display: flex; align-items: center; gap: 0.75rem; min-height: 3.5rem; padding: 0.5rem 1rem;
      border: 1px solid var(--line); border-radius: 0.75rem; background: var(--ground); color: var(--text);
      font: 1rem/1.4 system-ui, sans-serif; cursor: pointer; }
    input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--strong); cursor: inherit; }
    label:focus-within { outline: 3px solid var(--strong); outline-offset: 2px; }
    input:focus { outline: none; }
    small { margin-left: auto; color: var(--quiet); font-size: 0.875rem; }`;

  /** Indexed by id, in the order of creation. */
  const widgets = [];

  const requestToken = async (sitekey) => {
    const response = await fetch(`${origin}/demo/captcha`, { method: 'POST', body: new URLSearchParams({ sitekey }) });
    if (!response.ok) throw new Error(`The captcha was answered ${response.status}.`);
    return (await response.json()).token;
  };

  class Widget {
    #options;
    #host = document.createElement('div');
    #box = document.createElement('input');
    #label = document.createElement('span');
    #token = '';
    #timer;
    /** Counts resets, so that an answer from before a reset is dropped. */
    #round = 0;

    constructor(container, options) {
      this.#options = options;
      if (options.theme) this.#host.dataset.theme = options.theme;
      const root = this.#host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      const label = document.createElement('label');
      const mark = document.createElement('small');
      mark.textContent = this.#texts.mark;
      this.#box.type = 'checkbox';
      this.#label.setAttribute('aria-live', 'polite');
      this.#box.addEventListener('change', () => void this.execute());
      label.append(this.#box, this.#label, mark);
      root.append(label);
      container.replaceChildren(this.#host);
      this.reset();
    }

    get #texts() {
      const chosen = this.#options.hl ?? document.documentElement.lang;
      return chosen.toLowerCase().startsWith('en') ? texts.en : texts.ru;
    }

    get token() {
      return this.#token;
    }

    #show(message, { isChecked, isBusy = false }) {
      this.#label.textContent = this.#texts[message];
      this.#box.checked = isChecked;
      this.#box.setAttribute('aria-busy', String(isBusy));
    }

    reset() {
      this.#round += 1;
      clearTimeout(this.#timer);
      this.#token = '';
      this.#show('ask', { isChecked: false });
    }

    async execute() {
      // The box stays checked if it is checked or being checked.
      this.#box.checked = true;
      if (this.#token !== '' || this.#box.getAttribute('aria-busy') === 'true') return;
      const round = this.#round;
      this.#show('wait', { isChecked: true, isBusy: true });
      try {
        const token = await requestToken(this.#options.sitekey);
        if (round !== this.#round) return;
        this.#token = token;
        this.#show('done', { isChecked: true });
        this.#timer = setTimeout(() => this.#expire(), lifeMs);
      } catch {
        if (round === this.#round) this.#show('failed', { isChecked: false });
        return;
      }
      this.#options.callback?.(this.#token);
    }

    #expire() {
      this.reset();
      this.#options['expired-callback']?.();
    }
  }

  /** Without an id this is the first widget. */
  const widgetOf = (id = 0) => {
    const widget = widgets[id];
    if (!widget) throw new Error(`There is no captcha ${id}.`);
    return widget;
  };

  window.smartCaptcha = {
    /**
     * Draws the captcha into an element (or the element with an id) and returns its number. Throws without a container
     * or a site key.
     */
    render(container, options) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      if (!element) throw new Error('The captcha has no container.');
      if (!options?.sitekey) throw new Error('The captcha has no site key.');
      return widgets.push(new Widget(element, options)) - 1;
    },
    getResponse: (id) => widgetOf(id).token,
    execute: (id) => void widgetOf(id).execute(),
    reset: (id) => widgetOf(id).reset(),
  };
})();
