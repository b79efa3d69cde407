import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import { logInByThirdParty, type LoginOutcome } from '~/data/auth/logIn';
import { loginFlow, loginStart } from '~/domain/account/login.flow';
import { isExpectedAnswer, readThirdPartyAnswer } from '~/domain/account/thirdPartyAnswer';
import { currentCity } from '~/state/currentCity';
import { beginThirdParty, takeThirdPartyRequest } from '~/state/session/thirdParty';
import { Notice } from '~/ui/Notice';
import { thirdPartyFailureText } from '../loginFailureText';
import { renderThirdPartyButton } from './thirdPartyScript';

/**
 * Delay before the button is requested, after the dialog opens and after each try (CONST-22). The button must never
 * hold up the form.
 */
const buttonDelayMs = 500;

const failed = (errorName: 'ThirdPartyFailed' | 'ThirdPartyDenied'): LoginOutcome => ({ type: 'refused', errorName });

const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'denied';

/**
 * The button of a third party's sign-in. It is missing if its script cannot be loaded (AUTH-04, AUTH-05). After a
 * failure, which is shown, the button stays.
 */
export const ThirdPartyButton = ({ onDone }: { onDone: () => void }) => {
  const queryClient = useQueryClient();
  const id = useId();
  const [state, dispatch] = useReducer(loginFlow, loginStart);
  const [isMissing, setMissing] = useState(false);

  const signIn = useEffectEvent(
    async (payload: Record<string, unknown>, signal: AbortSignal): Promise<LoginOutcome> => {
      const { city } = currentCity();
      const fields = new URLSearchParams(
        Object.entries(payload).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const answer = readThirdPartyAnswer(fields);
      const request = takeThirdPartyRequest();
      if (answer.kind !== 'token' || !isExpectedAnswer(answer, request, { city, at: Date.now() }))
        return failed('ThirdPartyFailed');
      return logInByThirdParty({ queryClient, city, signal }, answer.token);
    },
  );

  /**
   * Runs one sign-in from the button to its outcome. Returns whether to offer another one. Closing the dialog cancels
   * the sign-in.
   */
  const signInOnce = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const handler = await renderThirdPartyButton(id, beginThirdParty(currentCity().city));
    const outcome = await handler().then(
      (payload) => {
        if (signal.aborted) return failed('ThirdPartyFailed');
        dispatch({ type: 'send' });
        return signIn(payload, signal);
      },
      (error: unknown) => {
        console.warn('Third-party sign-in failed.', error);
        dispatch({ type: 'send' });
        return failed(isDenied(error) ? 'ThirdPartyDenied' : 'ThirdPartyFailed');
      },
    );
    if (signal.aborted) return false;
    dispatch(outcome);
    if (outcome.type === 'ok') onDone();
    // This button no longer reacts, so a tap on it would be lost.
    else document.getElementById(id)?.replaceChildren();
    return outcome.type !== 'ok';
  });

  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const showButton = async (): Promise<void> => {
      try {
        if (await signInOnce(end.signal)) timer = setTimeout(() => void showButton(), buttonDelayMs);
      } catch (error) {
        console.warn('Third-party sign-in is not there.', error);
        if (!end.signal.aborted) setMissing(true);
      }
    };
    timer = setTimeout(() => void showButton(), buttonDelayMs);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);

  const error = thirdPartyFailureText(state);
  if (isMissing) return null;
  return (
    <div className="grid gap-3">
      {error && <Notice severity="danger">{error}</Notice>}
      {state.status === 'entering' && <p role="status">{t`Входим…`}</p>}
      <div id={id} className="min-h-12 rounded-field empty:animate-pulse-soft empty:bg-raised" />
    </div>
  );
};
