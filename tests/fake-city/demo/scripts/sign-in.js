// The third-party sign-in of the demo, with a well-known interface: YaAuthSuggest on the requesting page,
// YaSendSuggestToken on the page to which the sign-in returns.
(() => {
  const { origin: widgetOrigin } = new URL(document.currentScript.src);
  const language = () => (document.documentElement.lang.toLowerCase().startsWith('en') ? 'en' : 'ru');
  const buttonTexts = { ru: 'Войти через Демо ID', en: 'Sign in with Demo ID' };

  const css = `
    button { box-sizing: border-box; display: block; width: 100%; min-height: 3rem; padding: 0.75rem 1rem; border: 1px solid #1b1f24;
      border-radius: var(--radius, 0.75rem); background: #1b1f24; color: #fff; font: 600 1rem/1.4 system-ui, sans-serif; cursor: pointer; }
    button.large { min-height: 3.5rem; font-size: 1.125rem; }
    button.dark { border-color: #fff; background: #fff; color: #1b1f24; }
    button:focus-visible { outline: 3px solid #1b4f9c; outline-offset: 2px; }
    @media (prefers-color-scheme: dark) { button { border-color: #6b7685; } button:focus-visible { outline-color: #8db8f5; } }`;

  const authError = (code) => Object.assign(new Error(`Demo ID: ${code}`), { status: 'error', code });

  const drawButton = (parent, { buttonSize, buttonTheme, buttonBorderRadius }) => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = buttonTexts[language()];
    if (['l', 'xl', 'xxl'].includes(buttonSize)) button.classList.add('large');
    // As with the well-known button, a theme names the background on which the button stands.
    if (buttonTheme === 'dark') button.classList.add('dark');
    if (/^\d{1,2}$/.test(String(buttonBorderRadius))) host.style.setProperty('--radius', `${buttonBorderRadius}px`);
    root.append(button);
    parent.replaceChildren(host);
    return button;
  };

  /**
   * Opens the sign-in page in a popup and resolves with the payload of the page to which it returns. If popups are
   * blocked, the current page navigates there.
   */
  const openPopup = (oauthQueryParams, tokenPageOrigin) =>
    new Promise((resolve, reject) => {
      const state = oauthQueryParams.state ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
      const address = `${widgetOrigin}/demo/sign-in?${new URLSearchParams({ ...oauthQueryParams, state, lang: language() })}`;
      const popup = window.open(address, 'demo-sign-in', 'popup,width=480,height=720');
      if (!popup) {
        location.assign(address);
        return;
      }
      const finish = (settlePromise, value) => {
        window.removeEventListener('message', handleMessage);
        clearInterval(watch);
        popup.close();
        settlePromise(value);
      };
      const handleMessage = ({ origin, source, data }) => {
        if (origin !== tokenPageOrigin || source !== popup || data?.from !== 'demo-sign-in') return;
        const { access_token: token, state: returned, error } = data.payload;
        if (returned !== state) return;
        if (token) finish(resolve, data.payload);
        else finish(reject, authError(error === 'access_denied' ? 'denied' : 'unknown'));
      };
      window.addEventListener('message', handleMessage);
      const watch = setInterval(() => {
        if (popup.closed) finish(reject, authError('closed'));
      }, 300);
    });

  window.YaAuthSuggest = {
    /**
     * Resolves with `handler`. With a drawn button, the promise of `handler` waits for a click; otherwise the window
     * opens at once.
     */
    init: async (oauthQueryParams, tokenPageOrigin, { view, parentId, ...buttonStyle } = {}) => {
      const { client_id: clientId, redirect_uri: redirectUri } = oauthQueryParams;
      const parent = view === 'button' ? document.getElementById(parentId) : undefined;
      if (!clientId || !redirectUri || !URL.canParse(tokenPageOrigin) || parent === null)
        throw authError('not_available');
      const { origin } = new URL(tokenPageOrigin);
      const start = () => openPopup(oauthQueryParams, origin);
      if (!parent) return { status: 'ok', handler: start };
      const button = drawButton(parent, buttonStyle);
      const handler = () =>
        new Promise((resolve, reject) => {
          const click = () =>
            void start().then(
              settlePromise(resolve),
              (error) => error.code !== 'closed' && settlePromise(reject)(error),
            );
          // After closing the window the user can press the button again.
          const settlePromise = (how) => (value) => {
            button.removeEventListener('click', click);
            how(value);
          };
          button.addEventListener('click', click);
        });
      return { status: 'ok', handler };
    },
  };

  /**
   * Sends the parameters after # in this page's address to the page that opened it. `origin` is the only allowed
   * recipient.
   */
  window.YaSendSuggestToken = (origin, extraData = {}) => {
    const payload = { ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))), extraData };
    window.opener?.postMessage({ from: 'demo-sign-in', payload }, new URL(origin).origin);
  };
})();
