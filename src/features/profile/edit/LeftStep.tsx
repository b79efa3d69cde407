import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { saveEmail } from '~/data/profile/changeEmail';
import { makePhoneMain, removePhone } from '~/data/profile/changePhones';
import type { Own } from '~/data/profile/own';
import { useOwn } from '~/data/profile/useOwn';
import { shownContact } from '~/domain/newcomer';
import type { LeftToDo, SentCode } from '~/domain/profileEdit.flow';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { useTapOnce } from '~/ui/useTapOnce';
import { answerText } from '../refusalText';
import type { StepProps } from './StepProps';

interface Props extends Omit<StepProps, 'profile'> {
  left: LeftToDo;
}

const carryOut = async (own: Own, left: LeftToDo, { to, old }: SentCode): Promise<Answer<unknown>> => {
  if (left === 'saveEmail') return saveEmail(own, to);
  return left === 'setMain' ? makePhoneMain(own, to) : removePhone(own, old ?? '');
};

/** One thing after another; gives why it stopped, where it did. */
const carryOutAll = async (own: Own, left: LeftToDo, sent: SentCode, tellDone: () => void): Promise<string | undefined> => {
  const answer = await carryOut(own, left, sent);
  if (answer.kind !== 'ok') return answerText(answer);
  tellDone();
  return left === 'setMain' && sent.old !== undefined ? carryOutAll(own, 'removeOld', sent, tellDone) : undefined;
};

/** What follows a right code, by itself (PROF-13). Where that stops in the middle: how things stand, and the way on. */
export const LeftStep = ({ left, state: { sent }, tell }: Props) => {
  const own = useOwn();
  const [fault, setFault] = useState<string>();
  const [isStopped, setStopped] = useState(false);
  const [isBusy, run] = useTapOnce(async () => {
    setFault(undefined);
    setStopped(false);
    if (own && sent) setFault(await carryOutAll(own, left, sent, () => tell({ type: 'carriedOut' })));
    setStopped(true);
  });
  const begin = useEffectEvent(run);
  useEffect(() => begin(), []);
  const focus = useFocusOnChange(isStopped ? 'stopped' : 'running');

  if (!sent) return null;
  return (
    <div ref={focus} className="grid gap-4">
      {!isStopped && <p role="status">{t`Код верный. Сохраняем…`}</p>}
      {isStopped && (
        <>
          <Notice mood="warning" title={standsText(left, sent)}>
            {fault}
          </Notice>
          <Button isWide isBusy={isBusy} onClick={run}>
            {t`Попробовать ещё раз`}
          </Button>
          <Button look="secondary" isWide onClick={() => tell({ type: 'aborted' })}>
            {left === 'removeOld' ? t`Оставить оба телефона` : t`Оставить как есть`}
          </Button>
        </>
      )}
    </div>
  );
};

const standsText = (left: LeftToDo, { to, old }: SentCode): string => {
  const [next, last] = [shownContact(to), shownContact(old ?? '')];
  switch (left) {
    case 'saveEmail':
      return t`Почта ${next} подтверждена, но ещё не сохранена.`;
    case 'setMain':
      return old === undefined ? t`Телефон ${next} добавлен, но ещё не основной.` : t`Телефон ${next} добавлен, но основным пока остаётся ${last}.`;
    case 'removeOld':
      return t`Основной телефон теперь ${next}. Прежний, ${last}, пока не удалён.`;
  }
};
