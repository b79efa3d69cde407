import { t } from '@lingui/core/macro';
import { useId, useRef, type ReactNode } from 'react';
import type { SmsCommand } from '~/domain/sms/smsCommand';
import { isReadyToSend } from '~/domain/sms/smsExample';
import { smsLink } from '~/domain/sms/smsLink';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { CommandText } from './CommandText';
import { CopySmsButton } from './CopySmsButton';

interface Props {
  command: SmsCommand;
  number: string | undefined;
  title: string;
  /** The heading level depends on the page. */
  heading: 'h2' | 'h3';
  /** The page's own description of the command. */
  about?: string;
  /** The choice of the command's values by the driver. Without it the command is an example. */
  choice?: ReactNode;
}

/** A server has one language. If it is not the page's, screen readers need to know. */
const languageOf = (text: string): 'ru' | undefined => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : undefined);

/** One command: its purpose, how it is typed, its parts, and two ways to send it. */
export const SmsCommandCard = ({ command, number, title, heading: Heading, about, choice }: Props) => {
  const { hint, example, transcription } = command;
  const id = useId();
  const commandElement = useRef<HTMLElement>(null);
  const link = smsLink(number, example);
  return (
    <article aria-labelledby={`${id}-name`} className="grid gap-3 rounded-sheet border border-line p-[min(1rem,4vw)]">
      <div className="grid gap-1">
        <Heading id={`${id}-name`} lang={languageOf(title)} className="text-title font-bold">
          {title}
        </Heading>
        {about && <p>{about}</p>}
        {hint && (
          <p lang={languageOf(hint)} className="text-muted">
            {hint}
          </p>
        )}
      </div>
      {choice}
      {example !== undefined && (
        <code
          ref={commandElement}
          id={`${id}-text`}
          className="block rounded-field bg-raised px-3 py-3 font-mono text-title font-semibold whitespace-pre-wrap select-all"
        >
          <CommandText text={example} />
        </code>
      )}
      {transcription !== undefined && transcription !== example && (
        <p>
          <span className="block text-small text-muted">{t`Что в тексте`}</span>
          <span className="font-mono" lang={languageOf(transcription)}>
            <CommandText text={transcription} />
          </span>
        </p>
      )}
      {example !== undefined && !choice && !isReadyToSend(command) && (
        <p className="flex gap-2 font-semibold text-ending">
          <Icon name="warning" />
          {t`Это пример: перед отправкой впишите своё.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {link && (
          <a
            href={link}
            className={`${buttonClass('secondary')} min-h-14! grow-2 px-2!`}
            aria-describedby={`${id}-name`}
          >
            {t`Открыть SMS`}
          </a>
        )}
        {example !== undefined && <CopySmsButton text={example} source={commandElement} describedBy={`${id}-name`} />}
      </div>
    </article>
  );
};
