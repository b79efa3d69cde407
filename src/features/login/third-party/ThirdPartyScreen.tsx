import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { logInByThirdParty, type LoginEnd } from '~/data/auth/logIn';
import { loginFlow, loginStart } from '~/domain/login.flow';
import { isAskedFor, readThirdPartyAnswer } from '~/domain/thirdPartyAnswer';
import { inLanguage } from '~/i18n/inLanguage';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { takeReturned, takeThirdPartyRequest } from '~/state/thirdParty';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { useWhileShown } from '~/ui/useWhileShown';
import { thirdPartyEndText } from '../loginEndText';
import { useAfterLogin } from '../useAfterLogin';
import { handOver, isOwnWindow } from './thirdPartyScript';

/** A window that was opened for this is closed by the page that opened it; after so long it is said that it may be. */
const closedMs = 5_000;

/** Where a third party's sign-in leads back to (ROUTE-27): a window hands its answer over, a page signs in by itself. */
export const ThirdPartyScreen = () => {
  const queryClient = useQueryClient();
  const [state, tell] = useReducer(loginFlow, loginStart);
  const [isHandedOver, setHandedOver] = useState(false);
  const isBegun = useRef(false);
  const afterLogin = useAfterLogin(() => undefined);
  const whileShown = useWhileShown();

  const signIn = async (hash: string, onScreen: AbortSignal): Promise<LoginEnd> => {
    const answer = readThirdPartyAnswer(new URLSearchParams(hash));
    const request = takeThirdPartyRequest();
    const city = store.get(cityAtom)?.city ?? '';
    if (answer.kind === 'denied') return { type: 'refused', errorName: 'ThirdPartyDenied' };
    if (answer.kind !== 'token' || !isAskedFor(answer, request, { city, at: Date.now() })) {
      console.warn('Third-party sign-in failed: not the answer that was asked for.');
      return { type: 'refused', errorName: 'ThirdPartyFailed' };
    }
    return logInByThirdParty({ queryClient, city, signal: onScreen }, answer.token);
  };

  const begin = useEffectEvent(async (): Promise<void> => {
    const hash = takeReturned();
    tell({ type: 'send' });
    if (hash !== '' && isOwnWindow()) {
      await handOver(hash);
      setTimeout(() => setHandedOver(true), closedMs);
      return;
    }
    const onScreen = whileShown();
    const end = await signIn(hash, onScreen);
    if (onScreen.aborted) return;
    tell(end);
    if (end.type === 'ok') await afterLogin();
  });
  useEffect(() => {
    // React runs effects twice while developing: an answer is good once.
    if (isBegun.current) return;
    isBegun.current = true;
    begin().catch((fault: unknown) => {
      console.warn('Third-party sign-in failed.', fault);
      tell({ type: 'refused', errorName: 'ThirdPartyFailed' });
    });
  }, []);

  const fault = thirdPartyEndText(state);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-4 p-4">
      <PageHead title={t`Вход через другой сервис — Парковка`} />
      <h1 className="text-title font-bold">{t`Вход через другой сервис`}</h1>
      {fault ? (
        <>
          <Notice mood="danger">{fault}</Notice>
          <Button isWide onClick={() => openWindow({ name: 'login' })}>
            {t`Попробовать ещё раз`}
          </Button>
          <Link to="/{-$lng}" params={inLanguage} className={buttonClass('secondary', true)}>
            {t`На карту парковок`}
          </Link>
        </>
      ) : (
        <p role="status" className="text-lead">
          {isHandedOver ? t`Готово. Это окно можно закрыть.` : t`Входим…`}
        </p>
      )}
    </div>
  );
};
