import { t } from '@lingui/core/macro';
import { useReducer, useState } from 'react';
import { logInCorp } from '~/data/auth/logIn';
import { cleanInn, looksMistyped } from '~/domain/inn';
import { loginFlow, loginStart } from '~/domain/login.flow';
import { currentCity } from '~/state/city';
import { SendButton } from '~/ui/form/SendButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { faultText } from './faultText';
import { checkCorp, emptyCorp } from './login.form';
import { corpEndText } from './loginEndText';
import { useWhileShown } from '~/ui/useWhileShown';
import { useWrongField } from './useWrongField';

const wrongField = (errorName: string | undefined): string => (errorName === 'UnregistredAccount' ? 'inn' : 'contract');

/** A company signs in by tax number and contract (document 2, section 1). */
export const CorpForm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const [state, tell] = useReducer(loginFlow, loginStart);
  const element = useWrongField(state, wrongField);
  const whileShown = useWhileShown();
  const [own] = useState(() => formAtom(emptyCorp));
  const form = useForm(own, checkCorp);

  const send = form.submit(async ({ inn, contractNumber }) => {
    tell({ type: 'send' });
    const signal = whileShown();
    const end = await logInCorp({ city: currentCity().city, signal }, { inn: cleanInn(inn), contractNumber: contractNumber.trim() });
    if (signal.aborted) return;
    if (end.type === 'ok') return onDone();
    tell(end);
  });

  const fault = corpEndText(state);
  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={send}>
      {fault && <Notice mood="danger">{fault}</Notice>}
      <TextField
        label={t`ИНН`}
        hint={looksMistyped(form.values.inn) ? t`Похоже на опечатку: проверьте цифры.` : undefined}
        value={form.values.inn}
        onChange={(inn) => form.set({ inn })}
        onBlur={() => form.leave('inn')}
        fault={faultText(form.fault('inn'))}
        name="inn"
        inputMode="numeric"
        autoComplete="on"
        enterKeyHint="next"
        data-autofocus
      />
      <TextField
        label={t`Номер договора`}
        value={form.values.contractNumber}
        onChange={(contractNumber) => form.set({ contractNumber })}
        fault={faultText(form.fault('contractNumber'))}
        name="contract"
        autoComplete="on"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <SendButton isBusy={form.isBusy} busyText={t`Входим…`}>{t`Войти`}</SendButton>
    </form>
  );
};
