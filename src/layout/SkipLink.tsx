import { t } from '@lingui/core/macro';
import './keyboard.css';

/** Leads a keyboard past the header. It is visible while it has the focus. */
export const SkipLink = () => (
  <a
    href="#main"
    className="skip-link bg-sign print:hidden text-on-sign rounded-field font-semibold"
    onClick={(event) => {
      // The address stays as it is.
      event.preventDefault();
      const main = document.querySelector('main');
      main?.setAttribute('tabindex', '-1');
      main?.focus();
    }}
  >
    {t`К содержанию`}
  </a>
);
