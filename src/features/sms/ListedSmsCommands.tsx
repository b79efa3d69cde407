import { t } from '@lingui/core/macro';
import { useSmsNumber } from '~/data/sms-commands/useSmsNumber';
import type { SmsCommand } from '~/domain/sms/smsCommand';
import { Notice } from '~/ui/Notice';
import { SmsCommandCard } from './SmsCommandCard';

/** The city's commands as it lists them, for a command that the app cannot compose. */
export const ListedSmsCommands = ({ commands }: { commands: readonly SmsCommand[] }) => {
  const { number } = useSmsNumber();
  if (commands.length === 0) return <Notice severity="warning">{t`Команды для этого город не опубликовал.`}</Notice>;
  return (
    <>
      <p className="text-lead">
        {number === undefined ? t`Отправьте на номер с таблички у парковки:` : t`Отправьте на номер ${number}:`}
      </p>
      {commands.map((command, index) => (
        // A server may list a command twice: its place is all that tells it from others.
        // oxlint-disable-next-line react/no-array-index-key
        <SmsCommandCard
          key={index}
          command={command}
          number={number}
          title={command.name || t`Команда SMS`}
          heading="h3"
        />
      ))}
      <p>{t`SMS отправите вы сами. Сделано, только когда пришло ответное SMS.`}</p>
    </>
  );
};
