import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { reloadAppeal, sendMessage } from '~/data/feedback/sendAppeal';
import type { AppealMessage } from '~/domain/appeal';
import type { Outgoing } from '~/domain/chat.flow';
import { serverNow } from '~/state/clock';
import { chatsAtom, ofAppeal, tellChatAtom } from './feedback.atoms';

const none: readonly Outgoing[] = [];

/** The driver's side of a conversation: a message stands there at once, and goes or is marked as failed (FEED-07). */
export const useChat = (id: string, thread: readonly AppealMessage[] | undefined, readAt: number) => {
  const client = useQueryClient();
  const outgoing = ofAppeal(useAtomValue(chatsAtom), id) ?? none;
  const tell = useSetAtom(tellChatAtom);

  useEffect(() => {
    if (thread) tell(id, { type: 'read', thread, readAt });
  }, [tell, id, thread, readAt]);

  const deliver = async (message: Pick<Outgoing, 'id' | 'text'>): Promise<void> => {
    const end = await sendMessage(client, id, message.text);
    const type = end.kind === 'ok' ? 'sent' : end.kind === 'lost' ? 'lost' : 'failed';
    tell(id, { type, id: message.id, now: Date.now() });
    // After a lost answer the conversation tells whether the message is there: until then it is not offered again.
    if (end.kind === 'ok' || end.kind === 'lost') reloadAppeal(client, id);
  };

  return {
    outgoing,
    /** Sends a text; what is empty without its blanks is none. */
    send: (typed: string): void => {
      const text = typed.trim();
      if (text === '') return;
      const message = { id: crypto.randomUUID(), text };
      tell(id, { type: 'send', ...message, at: serverNow(), thread: thread ?? [] });
      void deliver(message);
    },
    sendAgain: (message: Outgoing): void => {
      if (message.state !== 'failed') return;
      tell(id, { type: 'again', id: message.id });
      void deliver(message);
    },
  };
};
