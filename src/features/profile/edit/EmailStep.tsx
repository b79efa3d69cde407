import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Answer } from '~/data/auth/answer';
import { confirmOwnEmail, sendOwnEmailCode } from '~/data/profile/changeEmail';
import { useOwn } from '~/data/profile/useOwn';
import { emailRefusal } from '~/data/registration/isFree';
import { visible } from '~/domain/visible';
import { Button } from '~/ui/Button';
import { formAtom } from '~/ui/form/formAtom';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { answerText, faultText, isPassing } from '../refusalText';
import { CodeStep } from './CodeStep';
import { checkOwnEmail } from './edit.form';
import type { StepProps } from './StepProps';

/** Another e-mail: what it is, then its code. */
export const EmailStep = ({ profile, state, tell }: StepProps) => {
  const own = useOwn();
  const [atom] = useState(() => formAtom({ email: '' }));
  const form = useRefusableForm<{ email: string }, string>(atom, (values) => checkOwnEmail(profile, values));
  const [fault, setFault] = useState<string>();

  const ask = async (email: string): Promise<Answer<unknown>> => {
    if (!own) return { kind: 'notSent' };
    const answer = await sendOwnEmailCode(own, email, Boolean(profile.email));
    if (answer.kind === 'ok' || answer.kind === 'lost') tell({ type: 'codeSent', to: visible(email), isLost: answer.kind === 'lost' });
    return answer;
  };
  const send = form.submit(async ({ email }) => {
    setFault(undefined);
    const answer = await ask(email);
    if (answer.kind === 'notSent') setFault(answerText(answer));
    else if (answer.kind === 'refused' && !answer.mayBeDone) form.refuse('email', email, answer.errorName, isPassing(answer.errorName));
  });
  /** VAL-52: as soon as it is whole the city is asked whether somebody has it. */
  const look = async (): Promise<void> => {
    const { email } = form.values;
    if (email === '') return;
    form.touch('email');
    if (form.hiddenFault('email') !== undefined) return;
    const refusal = await emailRefusal(email);
    if (refusal !== undefined) form.note('email', email, refusal, isPassing(refusal));
  };

  if (state.sent)
    return (
      <CodeStep
        kind="email"
        state={state}
        sent={state.sent}
        tell={tell}
        ask={ask}
        confirm={async ({ to }, code) => (own ? confirmOwnEmail(own, to, code) : { kind: 'notSent' })}
      />
    );
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <TextField
        label={t`Почта`}
        hint={t`На неё придёт письмо с кодом.`}
        value={form.values.email}
        onChange={(email) => form.set({ email })}
        onBlur={() => void look()}
        fault={faultText(form.fault('email'))}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        required
      />
      {fault && <Notice mood="danger">{fault}</Notice>}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t`Получить код`}
      </Button>
      <Button look="secondary" isWide onClick={() => tell({ type: 'aborted' })}>
        {t`Отмена`}
      </Button>
    </form>
  );
};
