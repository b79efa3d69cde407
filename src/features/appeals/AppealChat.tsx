import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Reading } from '~/data/reading';
import type { AppealMessage } from '~/domain/history/appeal';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { ActionBar } from '~/ui/ActionBar';
import { MessageComposer } from './MessageComposer';
import { ChatMessage } from './ChatMessage';
import { OutgoingMessage } from './OutgoingMessage';
import { useAppealChat } from './useAppealChat';

interface Props {
  id: string;
  /** The subject of the appeal, if it is known. */
  subject?: string;
  thread: Reading<AppealMessage[]>;
}

/** The messages of a conversation, the outgoing ones, and the field for a new one. */
export const AppealChat = ({ id, subject, thread: { data, readAt, isStuck, isFetching, refetch } }: Props) => {
  const { outgoing, send, sendAgain } = useAppealChat(id, data, readAt);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const end = useRef<HTMLDivElement>(null);
  const count = (data?.length ?? 0) + outgoing.length;
  /** Changes with a new message, and with a failed one, because its button makes it taller. Both move the end. */
  const bottom = `${count} ${outgoing.at(-1)?.state ?? ''}`;
  const scrollToEnd = useEffectEvent((): void => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  });
  useEffect(() => {
    if (bottom) scrollToEnd();
  }, [bottom]);

  return (
    <>
      <div className="grid grow content-start gap-3">
        {data && (isStuck || !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
        {!data && (
          <WaitOrRetry
            isFailed={isStuck}
            title={t`Переписку загрузить не удалось`}
            isRetrying={isFetching}
            onRetry={refetch}
          >
            <div className="grid gap-3">
              <div className="ml-12 h-16 rounded-sheet bg-raised" />
              <div className="mr-12 h-16 rounded-sheet bg-raised" />
            </div>
          </WaitOrRetry>
        )}
        {data && count === 0 && <p className="rounded-sheet bg-raised p-[16px] text-muted">{t`Сообщений пока нет.`}</p>}
        <div role="log" aria-label={t`Переписка`}>
          {count > 0 && (
            <ol className="grid gap-3">
              {data?.map((message, index) => (
                <ChatMessage key={index} message={message} subject={subject} now={now} timeZone={timeZone} />
              ))}
              {outgoing.map((message) => (
                <OutgoingMessage key={message.id} message={message} onAgain={() => sendAgain(message)} />
              ))}
            </ol>
          )}
        </div>
        <div ref={end} className="scroll-mb-40" />
      </div>
      <ActionBar>
        <MessageComposer id={id} isOnline={isOnline} isReady={data !== undefined} onSend={send} />
      </ActionBar>
    </>
  );
};
