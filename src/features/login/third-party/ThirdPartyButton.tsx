import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import { logInByThirdParty, type LoginEnd } from '~/data/auth/logIn';
import { loginFlow, loginStart } from '~/domain/login.flow';
import { isAskedFor, readThirdPartyAnswer } from '~/domain/thirdPartyAnswer';
import { currentCity } from '~/state/city';
import { beginThirdParty, takeThirdPartyRequest } from '~/state/thirdParty';
import { Notice } from '~/ui/Notice';
import { thirdPartyEndText } from '../loginEndText';
import { drawButton } from './thirdPartyScript';

/** So long after the window, and after each try, the button is asked for (CONST-22): it never stands in the way of the form. */
const drawAfterMs = 500;

const failed = (errorName: 'ThirdPartyFailed' | 'ThirdPartyDenied'): LoginEnd => ({ type: 'refused', errorName });

const isDenied = (fault: unknown): boolean => typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'denied';

/** The button of a third party's sign-in; not there where its script cannot be had (AUTH-04, AUTH-05). A failure is told, and the button stays. */
export const ThirdPartyButton = ({ onDone }: { onDone: () => void }) => {
  const queryClient = useQueryClient();
  const id = useId();
  const [state, tell] = useReducer(loginFlow, loginStart);
  const [isMissing, setMissing] = useState(false);

  const signIn = useEffectEvent(async (payload: Record<string, unknown>, signal: AbortSignal): Promise<LoginEnd> => {
    const { city } = currentCity();
    const fields = new URLSearchParams(Object.entries(payload).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    const answer = readThirdPartyAnswer(fields);
    const request = takeThirdPartyRequest();
    if (answer.kind !== 'token' || !isAskedFor(answer, request, { city, at: Date.now() })) return failed('ThirdPartyFailed');
    return logInByThirdParty({ queryClient, city, signal }, answer.token);
  });

  /** One sign-in from its button to its end. Gives whether there is another to wait for. Whoever closes the window has taken it back. */
  const once = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const handler = await drawButton(id, beginThirdParty(currentCity().city));
    const end = await handler().then(
      (payload) => {
        if (signal.aborted) return failed('ThirdPartyFailed');
        tell({ type: 'send' });
        return signIn(payload, signal);
      },
      (fault: unknown) => {
        console.warn('Third-party sign-in failed.', fault);
        tell({ type: 'send' });
        return failed(isDenied(fault) ? 'ThirdPartyDenied' : 'ThirdPartyFailed');
      },
    );
    if (signal.aborted) return false;
    tell(end);
    if (end.type === 'ok') onDone();
    // Its button hears nothing any more: a tap on it would be lost.
    else document.getElementById(id)?.replaceChildren();
    return end.type !== 'ok';
  });

  useEffect(() => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const run = async (): Promise<void> => {
      try {
        if (await once(end.signal)) timer = setTimeout(() => void run(), drawAfterMs);
      } catch (fault) {
        console.warn('Third-party sign-in is not there.', fault);
        if (!end.signal.aborted) setMissing(true);
      }
    };
    timer = setTimeout(() => void run(), drawAfterMs);
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);

  const fault = thirdPartyEndText(state);
  if (isMissing) return null;
  return (
    <div className="grid gap-3">
      {fault && <Notice mood="danger">{fault}</Notice>}
      {state.status === 'entering' && <p role="status">{t`Входим…`}</p>}
      <div id={id} className="min-h-12" />
    </div>
  );
};
