import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { askForRestore } from '~/data/restore/restorePassword';
import { shownContact } from '~/domain/newcomer';
import { waysFor, type RestoreWay } from '~/domain/restore.flow';
import { noteRestore, restoreAtom } from '~/state/restore';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { useWhileShown } from '~/ui/useWhileShown';
import { notSentText } from './notSentText';
import { refusalText } from './refusalText';
import { RestoreTitle } from './RestoreTitle';
import { SentPanel } from './SentPanel';
import { useRestoreSteps } from './useRestoreSteps';

/** The second step: by which way it is confirmed whose password this is (REST-02). */
export const WayStep = () => {
  const goTo = useRestoreSteps();
  const whileShown = useWhileShown();
  const state = useAtomValue(restoreAtom);
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<RestoreWay>();
  const login = 'login' in state ? state.login : '';
  const way = state.step === 'sent' ? state.way : undefined;

  const ask = async (chosen: RestoreWay): Promise<void> => {
    const onScreen = whileShown();
    setAsked(chosen);
    setFault(undefined);
    const answer = await askForRestore(login, chosen);
    setAsked(undefined);
    if (answer.kind === 'notSent') setFault(notSentText(answer.waitS));
    else if (answer.kind === 'refused') setFault(refusalText(nameFor(answer.errorName, login), answer.message));
    else {
      noteRestore({ type: 'sent', login, way: chosen, isLost: answer.kind === 'lost' });
      if (chosen === 'sms' && !onScreen.aborted) await goTo('3');
    }
  };
  const [isBusy, tap] = useTapOnce(ask);

  const shown = shownContact(login);
  const ways: Record<RestoreWay, { name: string; about: string }> = {
    email: { name: t`Ссылка на почту`, about: t`Придёт письмо со ссылкой на новый пароль.` },
    sms: { name: t`Код в SMS`, about: t`Введёте код и придумаете новый пароль.` },
    call: {
      name: t`Звонок`,
      about: t`Последние 4 цифры номера, с которого позвонят, станут вашим паролем. Старый пароль сразу перестанет подходить.`,
    },
  };
  return (
    <>
      <RestoreTitle step={2}>{t`Как подтвердить, что это вы`}</RestoreTitle>
      <p className="break-words">{t`Восстанавливаем пароль для ${shown}.`}</p>
      {state.step === 'sent' && way && <SentPanel key={way} state={state} isBusy={isBusy} onAgain={() => tap(way)} />}
      {fault && <Notice mood="danger">{fault}</Notice>}
      <ul className="grid gap-3">
        {waysFor(login)
          .filter((one) => one !== way)
          .map((one) => (
            <li key={one} className="grid gap-2 rounded-sheet border border-line p-4">
              <p>{ways[one].about}</p>
              <Button look={way ? 'quiet' : 'secondary'} isBusy={asked === one} disabled={isBusy} onClick={() => tap(one)}>
                {ways[one].name}
              </Button>
            </li>
          ))}
      </ul>
      <Button look="quiet" icon="back" onClick={() => void goTo('1')}>
        {t`Другая почта или телефон`}
      </Button>
    </>
  );
};

/** An e-mail that nobody has is another thing to say than a phone without an account. */
const nameFor = (errorName: string, login: string): string => (errorName === 'AccountNotFound' && login.includes('@') ? 'EmailNotFound' : errorName);
