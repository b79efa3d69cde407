import { useId } from 'react';
import { groupSmsCommands, type SmsCommand, type SmsTemplates } from '~/domain/sms/smsCommand';
import { SmsCommandCard } from './SmsCommandCard';
import { smsPurposeText } from './smsPurposeText';

interface Props {
  commands: readonly SmsCommand[];
  templates: SmsTemplates;
  number: string | undefined;
}

/** Commands grouped by purpose, the most urgent purposes first. */
export const SmsCommandGroups = ({ commands, templates, number }: Props) => {
  const id = useId();
  return groupSmsCommands(commands, templates).map(({ purpose, commands: ofPurpose }) => (
    <section key={purpose} aria-labelledby={`${id}-${purpose}`} className="grid gap-3">
      <h2 id={`${id}-${purpose}`} className="text-lead font-semibold text-muted">
        {smsPurposeText(purpose)}
      </h2>
      {ofPurpose.map((command, index) => (
        // A server may list a command twice: its place is all that tells it from others.
        // oxlint-disable-next-line react/no-array-index-key
        <SmsCommandCard
          key={index}
          command={command}
          number={number}
          title={command.name || smsPurposeText(purpose)}
          heading="h3"
        />
      ))}
    </section>
  ));
};
