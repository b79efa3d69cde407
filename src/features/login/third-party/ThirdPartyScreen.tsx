import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { logInByThirdParty, type LoginOutcome } from '~/data/auth/logIn';
import { loginFlow, loginStart } from '~/domain/account/login.flow';
import { isExpectedAnswer, readThirdPartyAnswer } from '~/domain/account/thirdPartyAnswer';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { takeReturned, takeThirdPartyRequest } from '~/state/session/thirdParty';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { thirdPartyFailureText } from '../loginFailureText';
import { useAfterLogin } from '../useAfterLogin';
import { sendTokenToOpener, isPopupWindow } from './thirdPartyScript';

/** The opener closes the popup window. After this time, a hint explains that the window may be closed. */
const closeHintMs = 5_000;

/**
 * The return address of a third party's sign-in (ROUTE-27). A popup window hands its answer to the opener, a page signs
 * in itself.
 */
export const ThirdPartyScreen = () => {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(loginFlow, loginStart);
  const [isDelivered, setDelivered] = useState(false);
  const hasStarted = useRef(false);
  const afterLogin = useAfterLogin(() => undefined);
  const getUnmountSignal = useUnmountSignal();

  const signIn = async (hash: string, signal: AbortSignal): Promise<LoginOutcome> => {
    const answer = readThirdPartyAnswer(new URLSearchParams(hash));
    const request = takeThirdPartyRequest();
    const city = store.get(cityAtom)?.city ?? '';
    if (answer.kind === 'denied') return { type: 'refused', errorName: 'ThirdPartyDenied' };
    if (answer.kind !== 'token' || !isExpectedAnswer(answer, request, { city, at: Date.now() })) {
      console.warn('Third-party sign-in failed: not the answer that was asked for.');
      return { type: 'refused', errorName: 'ThirdPartyFailed' };
    }
    return logInByThirdParty({ queryClient, city, signal }, answer.token);
  };

  const start = useEffectEvent(async (): Promise<void> => {
    const hash = takeReturned();
    dispatch({ type: 'send' });
    if (hash !== '' && isPopupWindow()) {
      await sendTokenToOpener(hash);
      setTimeout(() => setDelivered(true), closeHintMs);
      return;
    }
    const signal = getUnmountSignal();
    const outcome = await signIn(hash, signal);
    if (signal.aborted) return;
    dispatch(outcome);
    if (outcome.type === 'ok') await afterLogin();
  });
  useEffect(() => {
    // React runs effects twice in development, but an answer is valid only once.
    if (hasStarted.current) return;
    hasStarted.current = true;
    start().catch((error: unknown) => {
      console.warn('Third-party sign-in failed.', error);
      dispatch({ type: 'refused', errorName: 'ThirdPartyFailed' });
    });
  }, []);

  const error = thirdPartyFailureText(state);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-4 p-4">
      <PageHead title={t`Вход через другой сервис — Парковка`} />
      <h1 className="text-title font-bold">{t`Вход через другой сервис`}</h1>
      {error ? (
        <>
          <Notice severity="danger">{error}</Notice>
          <Button isWide onClick={() => openDialog({ name: 'login' })}>
            {t`Войти`}
          </Button>
          <Link to="/{-$lng}" params={inLanguage} className={buttonClass('secondary', true)}>
            {t`На карту парковок`}
          </Link>
        </>
      ) : (
        <p role="status" className="text-lead">
          {isDelivered ? t`Готово. Это окно можно закрыть.` : t`Входим…`}
        </p>
      )}
    </div>
  );
};
