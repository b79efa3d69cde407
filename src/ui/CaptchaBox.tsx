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
  /** What it gave; empty before, and again once it has been used. */
  token: string;
  onToken: (token: string) => void;
  error?: string;
  /** What is said where its script does not come. */
  loadError: string;
}

/** The captcha of the build's site key. Its script is fetched here alone, and the page does not wait for it. */
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

  // What has been used is good no more: the question is asked anew.
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
