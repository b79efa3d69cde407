import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { reloadAppeal, sendMessage } from '~/data/appeals/sendAppeal';
import type { AppealMessage } from '~/domain/history/appeal';
import type { Outgoing } from '~/domain/history/chat.flow';
import { serverNow } from '~/state/clock';
import { chatsAtom, entryOfAppeal, dispatchChatAtom } from './appeals.atoms';

const none: readonly Outgoing[] = [];

/** Sends the driver's messages. A message appears at once, and is then removed or marked as failed (FEED-07). */
export const useAppealChat = (id: string, thread: readonly AppealMessage[] | undefined, readAt: number) => {
  const client = useQueryClient();
  const outgoing = entryOfAppeal(useAtomValue(chatsAtom), id) ?? none;
  const dispatch = useSetAtom(dispatchChatAtom);

  useEffect(() => {
    if (thread) dispatch(id, { type: 'read', thread, readAt });
  }, [dispatch, id, thread, readAt]);

  const deliver = async (message: Pick<Outgoing, 'id' | 'text'>): Promise<void> => {
    const end = await sendMessage(client, id, message.text);
    const type = end.kind === 'ok' ? 'sent' : end.kind === 'lost' ? 'lost' : 'failed';
    dispatch(id, { type, id: message.id, now: Date.now() });
    // After a lost answer, only the conversation shows whether the message arrived. Until then it is not offered again.
    if (end.kind === 'ok' || end.kind === 'lost') reloadAppeal(client, id);
  };

  return {
    outgoing,
    /** Sends a text, unless it is empty after trimming. */
    send: (input: string): void => {
      const text = input.trim();
      if (text === '') return;
      const message = { id: crypto.randomUUID(), text };
      dispatch(id, { type: 'send', ...message, at: serverNow(), thread: thread ?? [] });
      void deliver(message);
    },
    sendAgain: (message: Outgoing): void => {
      if (message.state !== 'failed') return;
      dispatch(id, { type: 'again', id: message.id });
      void deliver(message);
    },
  };
};
