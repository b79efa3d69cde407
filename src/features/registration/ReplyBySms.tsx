import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { sendPhoneCode, type ReplySms } from '~/data/registration/confirmation';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import { formatContact } from '~/domain/account/registrationFields';
import { smsLink } from '~/domain/sms/smsLink';
import { updateRegistration } from '~/state/session/registration';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { usePendingAction } from '~/ui/usePendingAction';
import { notSentText } from '~/components/edit/accountErrorText';
import { registrationRefusalText } from './registrationErrorText';

interface Props {
  /** True if the last code requested is one that the driver sends. */
  isAwaited: boolean;
  salt: string;
  phone: string;
  /** Returns the error's name if the city refuses. */
  confirm: (code: string) => Promise<string | undefined>;
}

/** The driver sends an SMS instead of waiting for one. The phone's own app opens with number and code (ERR-43). */
export const ReplyBySms = ({ isAwaited, salt, phone, confirm }: Props) => {
  const { number: cityNumber } = useSmsNumber();
  const [sent, setReply] = useState<ReplySms>();
  const reply = isAwaited ? sent : undefined;
  const formattedPhone = formatContact(phone);
  const [statusText, setStatusText] = useState<string>();
  const [isRequesting, requestReplySms] = usePendingAction(async () => {
    setStatusText(undefined);
    const answer = await sendPhoneCode(salt, phone, true);
    if (answer.kind === 'ok') {
      updateRegistration({ type: 'codeSent', isReply: true });
      setReply(answer.value);
      if (!answer.value) setStatusText(t`SMS с кодом уже отправлено. Введите код из него.`);
    } else if (answer.kind === 'refused') setStatusText(registrationRefusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setStatusText(notSentText(answer.waitS));
    else setStatusText(t`Связь прервалась. Нажмите ещё раз.`);
  });
  const [isChecking, check] = usePendingAction(async () => {
    setStatusText(undefined);
    if (await confirm(reply?.code ?? ''))
      setStatusText(t`Ваше SMS ещё не дошло до города. Подождите полминуты и проверьте ещё раз.`);
  });

  const number = reply?.number ?? cityNumber;
  const link = reply && smsLink(number, reply.code);
  return (
    <section className="grid gap-3 rounded-sheet border border-line p-4">
      {!reply && (
        <>
          <p>{t`Код не приходит? Отправьте SMS сами — так город тоже узнает ваш телефон.`}</p>
          <Button variant="secondary" isBusy={isRequesting} onClick={requestReplySms}>
            {t`Отправить SMS самому`}
          </Button>
        </>
      )}
      {reply && (
        <>
          <p>
            {number
              ? t`Отправьте с телефона ${formattedPhone} на номер ${number} такое SMS:`
              : t`Отправьте городу с телефона ${formattedPhone} такое SMS:`}
          </p>
          <code className="rounded-field bg-raised px-3 py-3 text-center font-mono text-title font-semibold select-all">
            {reply.code}
          </code>
          {link && (
            <a href={link} className={buttonClass('primary', true)}>
              {t`Открыть SMS`}
            </a>
          )}
          <Button variant="secondary" isBusy={isChecking} onClick={check}>
            {t`SMS отправлено, проверить`}
          </Button>
        </>
      )}
      <p role="status">{statusText}</p>
    </section>
  );
};
