import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { maxMessageLength } from '~/domain/history/appeal';
import { Button } from '~/ui/Button';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';
import { appealErrorText } from './appealText';
import { draftsAtom, entryOfAppeal } from './appeals.atoms';

interface Props {
  /** Id of the appeal. */
  id: string;
  isOnline: boolean;
  /** True once the conversation has been read. */
  isReady: boolean;
  onSend: (text: string) => void;
}

/** The message field of a conversation. Enter sends, Shift+Enter starts a new line (B-94). */
export const MessageComposer = ({ id, isOnline, isReady, onSend }: Props) => {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const text = entryOfAppeal(drafts, id) ?? '';
  const write = (next: string): void => setDrafts((old) => ({ ...old, [id]: next }));
  const isTooLong = text.trim().length > maxMessageLength;
  const canSend = isOnline && isReady && !isTooLong;
  const send = (): void => {
    if (!canSend || text.trim() === '') return;
    onSend(text);
    write('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that confirms an input method's composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="min-w-0 grow basis-40">
        <Field
          label={t`Сообщение`}
          hint={isOnline ? undefined : t`Для отправки нужна сеть`}
          error={isTooLong ? appealErrorText('tooLong') : undefined}
        >
          {(ids) => (
            <textarea
              {...ids}
              rows={1}
              name="message"
              enterKeyHint="send"
              className={`${inputClass} field-sizing-content resize-none max-h-40 py-2`}
              value={text}
              onChange={({ target }) => write(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      </div>
      <Button type="submit" disabled={!canSend}>
        {t`Отправить`}
      </Button>
    </form>
  );
};
