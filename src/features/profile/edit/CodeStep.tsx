import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { cleanCode, isWholeCode } from '~/domain/confirmationCode';
import { shownContact } from '~/domain/newcomer';
import type { SentCode } from '~/domain/profileEdit.flow';
import { Button } from '~/ui/Button';
import { CodeField } from '~/ui/CodeField';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { answerText, faultText, isPassing } from '../refusalText';
import { checkCode } from './edit.form';
import { ResendLink } from './ResendLink';
import type { StepProps } from './StepProps';
import { useAutoSubmit } from './useAutoSubmit';

interface Props extends Omit<StepProps, 'profile'> {
  kind: 'email' | 'phone';
  sent: SentCode;
  /** Sends a code once more. */
  ask: (to: string) => Promise<Answer<unknown>>;
  confirm: (sent: SentCode, code: string) => Promise<Answer<unknown>>;
}

/** The second step of e-mail and phone: the code that was sent there. */
export const CodeStep = ({ kind, state, sent, tell, ask, confirm }: Props) => {
  const [atom] = useState(() => formAtom({ code: '' }));
  const form = useRefusableForm<{ code: string }, string>(atom, checkCode);
  const [fault, setFault] = useState<string>();
  const { code } = form.values;
  const element = useRef<HTMLFormElement>(null);
  const [isWhole, setWhole] = useState(false);
  const noteSent = useAutoSubmit(element, code, form.isValid && isWhole);
  const type = (typed: string): void => {
    setWhole(isWholeCode(code, typed, sent.way === 'Call' ? 'call' : kind));
    form.set({ code: typed });
  };

  const send = form.submit(async (values) => {
    noteSent(values.code);
    setFault(undefined);
    const answer = await confirm(sent, cleanCode(values.code));
    if (answer.kind === 'ok') tell({ type: 'confirmed' });
    else if (answer.kind === 'lost') tell({ type: 'codeLost' });
    else if (answer.kind === 'notSent') setFault(answerText(answer));
    else if (!answer.mayBeDone) form.refuse('code', values.code, answer.errorName, isPassing(answer.errorName));
  });

  return (
    <>
      {sent.isLost ? (
        <Notice mood="warning" title={t`Ответ города потерялся`}>
          {t`Возможно, код уже отправлен. Подождите его; если не придёт, попросите ещё раз.`}
        </Notice>
      ) : (
        <p>{wayText(kind, sent)}</p>
      )}
      <form ref={element} noValidate className="grid gap-4" onSubmit={send}>
        <CodeField
          label={sent.way === 'Call' ? t`Последние 4 цифры номера` : kind === 'email' ? t`Код из письма` : t`Код из SMS`}
          value={code}
          onChange={type}
          fault={faultText(form.fault('code'))}
          hint={kind === 'email' ? t`Письма нет? Загляните в спам.` : undefined}
          isFirst
        />
        {state.isCodeLost && (
          <Notice mood="warning" title={t`Ответ города потерялся`}>
            {t`Возможно, код уже принят. Подтвердите его ещё раз: мы посмотрим, что получилось.`}
          </Notice>
        )}
        {fault && <Notice mood="danger">{fault}</Notice>}
        <Button type="submit" isWide isBusy={form.isBusy}>
          {form.isBusy ? t`Проверяем…` : t`Подтвердить`}
        </Button>
      </form>
      <ResendLink
        label={sent.way === 'Call' ? t`Позвонить ещё раз` : kind === 'email' ? t`Отправить письмо ещё раз` : t`Отправить SMS ещё раз`}
        canSend={state.canSendAgain}
        onMaySend={() => tell({ type: 'mayAskAgain' })}
        send={() => {
          form.forgive();
          return ask(sent.to);
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" icon="back" isWide onClick={() => tell({ type: 'back' })}>
          {t`Назад`}
        </Button>
        <Button look="secondary" isWide onClick={() => tell({ type: 'aborted' })}>
          {t`Отмена`}
        </Button>
      </div>
    </>
  );
};

const wayText = (kind: 'email' | 'phone', { to, way }: SentCode): string => {
  const shown = shownContact(to);
  if (kind === 'email') return t`Мы отправили письмо с кодом на ${shown}.`;
  return way === 'Call'
    ? t`На ${shown} позвонят. Отвечать не нужно: код — последние 4 цифры номера, с которого звонят.`
    : t`Мы отправили SMS с кодом на ${shown}.`;
};
