import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { askForRestore, changePasswordBy, checkSecret } from '~/data/restore/restorePassword';
import { cleanCode } from '~/domain/confirmationCode';
import { shownContact } from '~/domain/newcomer';
import { isFullPhone } from '~/domain/phone';
import { subjectOf } from '~/domain/restore.flow';
import { inLanguage } from '~/i18n/inLanguage';
import { noteRestore, restoreAtom } from '~/state/restore';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { openWindow } from '~/state/windows';
import { ActionBar } from '~/ui/ActionBar';
import { Button } from '~/ui/Button';
import { SendButton } from '~/ui/form/SendButton';
import { CodeField } from '~/ui/CodeField';
import { useRefusableForm } from '~/ui/form/useRefusableForm';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { useTapOnce } from '~/ui/useTapOnce';
import { useWhileShown } from '~/ui/useWhileShown';
import { AskAgain } from './AskAgain';
import { clearRestore } from './clearRestore';
import { notSentText } from './notSentText';
import { faultText, refusalText } from './refusalText';
import { checkPassword, passwordForm } from './restore.form';
import { RestoreTitle } from './RestoreTitle';
import { useRestoreSteps } from './useRestoreSteps';

/** The third step: the code, where an SMS brought one, and the new password twice. */
export const PasswordStep = () => {
  const navigate = useNavigate();
  const goTo = useRestoreSteps();
  const whileShown = useWhileShown();
  const state = useAtomValue(restoreAtom);
  const sent = state.step === 'sent' ? state : undefined;
  const mayBeChanged = (state.step === 'sent' || state.step === 'password') && state.mayBeChanged;
  const [fault, setFault] = useState<string>();
  const [note, setNote] = useState<string>();
  const form = useRefusableForm(passwordForm, (values) => checkPassword(values, sent !== undefined));
  const { values } = form;

  const end = async (of: string, onScreen: AbortSignal): Promise<void> => {
    const meant = subjectOf(noteRestore({ type: 'changed', of }));
    // By now another password may be asked for: that one goes on.
    if (meant !== undefined && meant !== of) return;
    if (!onScreen.aborted) await navigate({ to: '/{-$lng}', params: inLanguage, replace: true });
    clearRestore();
    // Somebody may have signed in meanwhile: then it is not said to them.
    if (store.get(audienceAtom) === 'guest') openWindow({ name: 'passwordChanged' });
  };
  const refuse = (errorName: string, code: string, message?: string): void => {
    if (errorName === 'IncorrectCode' && sent) form.refuse('code', code, errorName);
    else if (errorName === 'IncorrectCode') setFault(t`Ссылка больше не действует. Получите новую.`);
    else setFault(refusalText(errorName, message));
  };
  const send = form.submit(async ({ code, password }) => {
    setFault(undefined);
    const onScreen = whileShown();
    const secret = state.step === 'password' ? state.salt : cleanCode(code);
    const of = subjectOf(state) ?? '';
    if (sent) {
      const check = await checkSecret(secret);
      if (check.kind === 'refused') return refuse(check.errorName, code, check.message);
      if (check.kind !== 'ok') return setFault(notSentText(check.kind === 'notSent' ? check.waitS : undefined));
    }
    const answer = await changePasswordBy(secret, password);
    if (answer.kind === 'ok') return end(of, onScreen);
    if (answer.kind === 'lost') noteRestore({ type: 'changeLost', of });
    else if (answer.kind === 'notSent') setFault(notSentText(answer.waitS));
    else refuse(answer.errorName, code, answer.message);
    return undefined;
  });
  const [isAsking, askAgain] = useTapOnce(async () => {
    if (!sent) return;
    setNote(undefined);
    const answer = await askForRestore(sent.login, 'sms');
    if (answer.kind === 'refused') setNote(refusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setNote(notSentText(answer.waitS));
    else {
      form.forgive();
      noteRestore({ type: 'sent', login: sent.login, way: 'sms', isLost: answer.kind === 'lost' });
      setNote(answer.kind === 'ok' ? t`SMS отправлено.` : undefined);
    }
  });

  const shown = sent && isFullPhone(sent.login) ? shownContact(sent.login) : t`основной телефон аккаунта`;
  return (
    <>
      <RestoreTitle step={3}>{t`Новый пароль`}</RestoreTitle>
      {sent && !sent.isLost && <p>{t`Мы отправили SMS с кодом на ${shown}.`}</p>}
      {sent?.isLost && (
        <Notice mood="warning" title={t`Ответ города потерялся`}>
          {t`Возможно, SMS уже отправлено. Подождите его; если не придёт, попросите ещё раз.`}
        </Notice>
      )}
      <form noValidate className="grid gap-4" onSubmit={send}>
        {sent && (
          <CodeField
            label={t`Код из SMS`}
            value={values.code}
            onChange={(code) => form.set({ code })}
            fault={faultText(form.fault('code'))}
            isFirst
          />
        )}
        <PasswordField
          label={t`Новый пароль`}
          hint={t`От 6 до 20 знаков.`}
          value={values.password}
          onChange={(password) => form.set({ password })}
          onBlur={() => form.leave('password')}
          fault={faultText(form.fault('password'))}
          name="password"
          autoComplete="new-password"
          enterKeyHint="next"
          required
        />
        <PasswordField
          label={t`Новый пароль ещё раз`}
          value={values.repeat}
          onChange={(repeat) => form.set({ repeat })}
          onBlur={() => form.leave('repeat')}
          fault={faultText(form.fault('repeat'))}
          name="repeat"
          autoComplete="new-password"
          enterKeyHint="done"
          required
        />
        <ActionBar>
          {mayBeChanged && (
            <Notice
              mood="warning"
              title={t`Ответ города потерялся`}
              actions={
                <Button look="secondary" icon="user" onClick={() => openWindow({ name: 'login' })}>
                  {t`Войти`}
                </Button>
              }
            >
              {t`Возможно, пароль уже новый: попробуйте войти с ним. Если не получится, сохраните его ещё раз.`}
            </Notice>
          )}
          {fault && <Notice mood="danger">{fault}</Notice>}
          <SendButton isBusy={form.isBusy} busyText={t`Сохраняем…`}>{t`Сохранить пароль`}</SendButton>
        </ActionBar>
      </form>
      {sent ? (
        <>
          <AskAgain label={t`Отправить SMS ещё раз`} canSend={sent.canSendAgain} isBusy={isAsking} onAgain={askAgain} />
          <p role="status" className="text-center">
            {note}
          </p>
          <Button
            look="quiet"
            icon="back"
            onClick={() => {
              noteRestore({ type: 'otherWay' });
              void goTo('2', { replace: true });
            }}
          >
            {t`Подтвердить иначе`}
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            noteRestore({ type: 'startAgain' });
            void goTo('1', { replace: true });
          }}
        >
          {t`Получить новую ссылку`}
        </Button>
      )}
    </>
  );
};
