import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { build } from '~/city/build';
import { currentLanguage } from '~/i18n/messages';
import { Button } from './Button';
import { loadScript } from '~/platform/loadScript';

interface CaptchaWidget {
  render: (
    container: HTMLElement,
    options: { sitekey: string; hl: string; callback: (token: string) => void; 'expired-callback': () => void },
  ) => number;
  reset: (id: number) => void;
}

const widget = (): CaptchaWidget | undefined => (globalThis as { smartCaptcha?: CaptchaWidget }).smartCaptcha;

interface Props {
  /** The token of the captcha; empty before it is solved, and again once the token has been used. */
  token: string;
  onToken: (token: string) => void;
  error?: string;
  /** The text that is shown if the captcha's script fails to load. */
  loadError: string;
}

/** The captcha of the build's site key. Only this component loads its script, and the page does not wait for it. */
export const CaptchaBox = ({ token, onToken, error, loadError }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const id = useRef<number>(undefined);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  const hasFailed = failedTry === tries;
  const emitToken = useEffectEvent(onToken);

  useEffect(() => {
    let isGone = false;
    loadScript(build.captchaScript).then(
      () => {
        if (isGone || !box.current) return;
        id.current = widget()?.render(box.current, {
          sitekey: build.captchaSiteKey,
          hl: currentLanguage(),
          callback: (newToken) => emitToken(newToken),
          'expired-callback': () => emitToken(''),
        });
      },
      () => setFailedTry(tries),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  // A used token is no longer valid, so the captcha is reset.
  const isEmpty = token === '';
  useEffect(() => {
    if (isEmpty && id.current !== undefined) widget()?.reset(id.current);
  }, [isEmpty]);

  const message = hasFailed ? loadError : error;
  return (
    <div className="grid gap-1" tabIndex={-1} data-invalid={Boolean(message)}>
      <div ref={box} className="min-h-14" />
      {message && (
        <p role="alert" className="text-small font-semibold text-over">
          {message}
        </p>
      )}
      {hasFailed && (
        <Button variant="secondary" icon="refresh" onClick={() => setTries(tries + 1)}>
          {t`Попробовать ещё раз`}
        </Button>
      )}
    </div>
  );
};
