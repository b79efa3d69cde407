import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { sendPhoneCode, type ReplySms } from '~/data/registration/confirmation';
import { useSmsNumber } from '~/data/smsCommands/useSmsNumber';
import { shownContact } from '~/domain/newcomer';
import { smsLink } from '~/domain/smsLink';
import { noteRegistration } from '~/state/registration';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { useTapOnce } from '~/ui/useTapOnce';
import { notSentText } from './notSentText';
import { refusalText } from './refusalText';

interface Props {
  /** The last code that was asked for is one that the driver sends. */
  isAwaited: boolean;
  salt: string;
  phone: string;
  /** Gives the name of the error, where the city refuses. */
  confirm: (code: string) => Promise<string | undefined>;
}

/** The driver sends an SMS instead of waiting for one: the phone's own app is opened with number and code (ERR-43). */
export const ReplyBySms = ({ isAwaited, salt, phone, confirm }: Props) => {
  const { number: usual } = useSmsNumber();
  const [sent, setReply] = useState<ReplySms>();
  const reply = isAwaited ? sent : undefined;
  const shown = shownContact(phone);
  const [note, setNote] = useState<string>();
  const [isAsking, ask] = useTapOnce(async () => {
    setNote(undefined);
    const answer = await sendPhoneCode(salt, phone, true);
    if (answer.kind === 'ok') {
      noteRegistration({ type: 'codeSent', isReply: true });
      setReply(answer.value);
      if (!answer.value) setNote(t`Город отправил SMS сам. Введите код из него.`);
    } else if (answer.kind === 'refused') setNote(refusalText(answer.errorName, answer.message));
    else if (answer.kind === 'notSent') setNote(notSentText(answer.waitS));
    else setNote(t`Ответ города потерялся. Нажмите ещё раз.`);
  });
  const [isChecking, check] = useTapOnce(async () => {
    setNote(undefined);
    if (await confirm(reply?.code ?? '')) setNote(t`Ваше SMS ещё не дошло до города. Подождите полминуты и проверьте ещё раз.`);
  });

  const number = reply?.number ?? usual;
  const link = reply && smsLink(number, reply.code);
  return (
    <section className="grid gap-3 rounded-sheet border border-line p-4">
      {!reply && (
        <>
          <p>{t`Код не приходит? Отправьте SMS сами — так город тоже узнает ваш телефон.`}</p>
          <Button look="secondary" isBusy={isAsking} onClick={ask}>
            {t`Отправить SMS самому`}
          </Button>
        </>
      )}
      {reply && (
        <>
          <p>{number ? t`Отправьте с телефона ${shown} на номер ${number} такое SMS:` : t`Отправьте городу с телефона ${shown} такое SMS:`}</p>
          <code className="rounded-field bg-raised px-3 py-3 text-center font-mono text-title font-semibold select-all">{reply.code}</code>
          {link && (
            <a href={link} className={buttonClass('primary', true)}>
              {t`Открыть SMS`}
            </a>
          )}
          <Button look="secondary" isBusy={isChecking} onClick={check}>
            {t`SMS отправлено, проверить`}
          </Button>
        </>
      )}
      <p role="status">{note}</p>
    </section>
  );
};
