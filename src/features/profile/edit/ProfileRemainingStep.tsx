import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '~/data/auth/callOnce';
import { saveEmail } from '~/data/profile/changeEmail';
import { makePhoneMain, removePhone } from '~/data/profile/changePhones';
import type { CurrentUser } from '~/data/profile/currentUser';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { formatContact } from '~/domain/account/registrationFields';
import type { RemainingStep, SentCode } from '~/domain/account/profileEdit.flow';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { usePendingAction } from '~/ui/usePendingAction';
import { profileAnswerText } from '../profileErrorText';
import type { EditStepProps } from './EditStepProps';

interface Props extends Omit<EditStepProps, 'profile'> {
  remaining: RemainingStep;
}

const runStep = async (
  currentUser: CurrentUser,
  remaining: RemainingStep,
  { to, old }: SentCode,
): Promise<Answer<unknown>> => {
  if (remaining === 'saveEmail') return saveEmail(currentUser, to);
  return remaining === 'setMain' ? makePhoneMain(currentUser, to) : removePhone(currentUser, old ?? '');
};

/** Runs the remaining steps one after another. Returns the reason if one fails. */
const runSteps = async (
  currentUser: CurrentUser,
  remaining: RemainingStep,
  sent: SentCode,
  onStepDone: () => void,
): Promise<string | undefined> => {
  const answer = await runStep(currentUser, remaining, sent);
  if (answer.kind !== 'ok') return profileAnswerText(answer);
  onStepDone();
  return remaining === 'setMain' && sent.old !== undefined
    ? runSteps(currentUser, 'removeOld', sent, onStepDone)
    : undefined;
};

/**
 * Runs the steps after a correct code automatically (PROF-13). If one fails, it shows the state and how to continue.
 */
export const ProfileRemainingStep = ({ remaining, state: { sent }, dispatch }: Props) => {
  const currentUser = useCurrentUser();
  const [error, setError] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  const [isBusy, runOnce] = usePendingAction(async () => {
    setError(undefined);
    setStopped(false);
    if (currentUser && sent)
      setError(await runSteps(currentUser, remaining, sent, () => dispatch({ type: 'carriedOut' })));
    setStopped(true);
  });
  const begin = useEffectEvent(runOnce);
  useEffect(() => begin(), []);
  const focus = useFocusOnChange(isStopped ? 'stopped' : 'running');

  if (!sent) return null;
  return (
    <div ref={focus} className="grid gap-4">
      {!isStopped && <p role="status">{t`Код верный. Сохраняем…`}</p>}
      {isStopped && (
        <>
          <Notice severity="warning" title={remainingText(remaining, sent)}>
            {error}
          </Notice>
          <Button isWide isBusy={isBusy} onClick={runOnce}>
            {t`Попробовать ещё раз`}
          </Button>
          <Button variant="secondary" isWide onClick={() => dispatch({ type: 'aborted' })}>
            {remaining === 'removeOld' ? t`Оставить оба телефона` : t`Оставить как есть`}
          </Button>
        </>
      )}
    </div>
  );
};

const remainingText = (remaining: RemainingStep, { to, old }: SentCode): string => {
  const [next, last] = [formatContact(to), formatContact(old ?? '')];
  switch (remaining) {
    case 'saveEmail':
      return t`Почта ${next} подтверждена, но ещё не сохранена.`;
    case 'setMain':
      return old === undefined
        ? t`Телефон ${next} добавлен, но ещё не основной.`
        : t`Телефон ${next} добавлен, но основным пока остаётся ${last}.`;
    case 'removeOld':
      return t`Основной телефон теперь ${next}. Прежний, ${last}, пока не удалён.`;
  }
};
