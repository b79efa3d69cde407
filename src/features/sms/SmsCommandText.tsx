import { t } from '@lingui/core/macro';
import { useId, useRef, type ReactNode } from 'react';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import { smsLink } from '~/domain/sms/smsLink';
import { buttonClass } from '~/ui/buttonClass';
import { CommandText } from './CommandText';
import { CopySmsButton } from './CopySmsButton';

interface Props {
  text: string;
  /** The city's own example, if the command was composed from it. */
  example?: string;
  /** Called when the command is passed to the SMS app, or copied for it. */
  onSend?: () => void;
  /** True if it was passed there before. */
  isAgain?: boolean;
  /** Content between the command and its buttons. */
  children: ReactNode;
}

/** A complete command: number, text, and the ways to the phone's own SMS app. Nothing is sent from here. */
export const SmsCommandText = ({ text, example, onSend, isAgain = false, children }: Props) => {
  const id = useId();
  const commandElement = useRef<HTMLElement>(null);
  const { number } = useSmsNumber();
  const link = smsLink(number, text);
  return (
    <>
      <div className="grid gap-1">
        <p id={`${id}-to`} className="text-lead">
          {number === undefined ? t`Отправьте на номер с таблички у парковки:` : t`Отправьте на номер ${number}:`}
        </p>
        <code
          ref={commandElement}
          id={`${id}-text`}
          className="block rounded-field bg-raised px-3 py-3 font-mono text-title font-semibold select-all"
        >
          <CommandText text={text} />
        </code>
        {example !== undefined && (
          <p className="text-muted">
            {t`Пример города, по нему составлена команда:`}{' '}
            <span className="font-mono">
              <CommandText text={example} />
            </span>
          </p>
        )}
      </div>
      {children}
      <div className="flex flex-wrap gap-2">
        {link && (
          <a
            href={link}
            onClick={onSend}
            className={`${buttonClass(isAgain ? 'secondary' : 'primary')} min-h-14! grow-2 px-2!`}
            aria-describedby={`${id}-to ${id}-text`}
          >
            {isAgain ? t`Открыть SMS ещё раз` : t`Открыть SMS`}
          </a>
        )}
        <CopySmsButton text={text} source={commandElement} describedBy={`${id}-text`} onCopy={onSend} />
      </div>
    </>
  );
};
