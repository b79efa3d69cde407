import { useId } from 'react';
import { groupSmsCommands, type SmsCommand, type SmsTemplates } from '~/domain/smsCommand';
import { CommandCard } from './CommandCard';
import { purposeText } from './purposeText';

interface Props {
  commands: readonly SmsCommand[];
  templates: SmsTemplates;
  number: string | undefined;
}

/** Commands under the headings of what they are for, what a driver needs first at the top. */
export const CommandGroups = ({ commands, templates, number }: Props) => {
  const id = useId();
  return groupSmsCommands(commands, templates).map(({ purpose, commands: ofPurpose }) => (
    <section key={purpose} aria-labelledby={`${id}-${purpose}`} className="grid gap-3">
      <h2 id={`${id}-${purpose}`} className="text-lead font-semibold text-muted">
        {purposeText(purpose)}
      </h2>
      {ofPurpose.map((command, index) => (
        // A server may list a command twice: its place is all that tells it from others.
        // oxlint-disable-next-line react/no-array-index-key
        <CommandCard key={index} command={command} number={number} title={command.name || purposeText(purpose)} heading="h3" />
      ))}
    </section>
  ));
};
