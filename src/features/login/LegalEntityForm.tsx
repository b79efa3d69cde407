import { t } from '@lingui/core/macro';
import { useReducer, useState } from 'react';
import { logInCompany } from '~/data/auth/logIn';
import { cleanInn, isLikelyMistyped } from '~/domain/account/inn';
import { loginFlow, loginStart } from '~/domain/account/login.flow';
import { currentCity } from '~/state/currentCity';
import { SendButton } from '~/ui/form/SendButton';
import { formAtom } from '~/ui/form/formAtom';
import { useForm } from '~/ui/form/useForm';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import { loginErrorText } from './loginErrorText';
import { checkLegalEntity, emptyLegalEntity } from './login.form';
import { legalEntityFailureText } from './loginFailureText';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { useFocusWrongField } from './useFocusWrongField';

const wrongField = (errorName: string | undefined): string => (errorName === 'UnregistredAccount' ? 'inn' : 'contract');

/** The login of a company, by tax number and contract. */
export const LegalEntityForm = ({ onDone }: { onDone: () => Promise<void> }) => {
  const [state, dispatch] = useReducer(loginFlow, loginStart);
  const formElement = useFocusWrongField(state, wrongField);
  const getUnmountSignal = useUnmountSignal();
  const [localFormAtom] = useState(() => formAtom(emptyLegalEntity));
  const form = useForm(localFormAtom, checkLegalEntity);

  const send = form.submit(async ({ inn, contractNumber }) => {
    dispatch({ type: 'send' });
    const signal = getUnmountSignal();
    const outcome = await logInCompany(
      { city: currentCity().city, signal },
      { inn: cleanInn(inn), contractNumber: contractNumber.trim() },
    );
    if (signal.aborted) return;
    if (outcome.type === 'ok') return onDone();
    dispatch(outcome);
  });

  const error = legalEntityFailureText(state);
  return (
    <form ref={formElement} noValidate className="grid gap-4" onSubmit={send}>
      {error && <Notice severity="danger">{error}</Notice>}
      <TextField
        label={t`ИНН`}
        hint={isLikelyMistyped(form.values.inn) ? t`Похоже на опечатку: проверьте цифры.` : undefined}
        {...form.field('inn', loginErrorText)}
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
        error={loginErrorText(form.error('contractNumber'))}
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
