import type { QueryClient } from '@tanstack/react-query';
import { registerAppeal, sendAppealMessage } from '~/api/contract/appeals';
import type { Outcome } from '~/api/outcome';
import type { Appeal, AppealValues } from '~/domain/history/appeal';
import { phoneForWire } from '~/domain/account/phone';
import { currentCity } from '~/state/currentCity';
import { signInOf, type SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { personKey } from '../queryKeys';
import { nonEmpty } from '../wireText';
import { visibleText } from '~/domain/content/visibleText';

/**
 * How sending ended. `lost` means that there was no usable answer: the city may still have the message. The list is
 * read again afterwards and shows whether it does.
 */
export type SendResult =
  | { kind: 'ok'; userMessage?: string }
  | { kind: 'refused'; errorName: string; message?: string }
  | { kind: 'lost' }
  | { kind: 'expired' };

const sendResultOf = (outcome: Outcome<{ userMessage?: string }>): SendResult => {
  switch (outcome.kind) {
    case 'ok':
      return { kind: 'ok', userMessage: nonEmpty(outcome.value.userMessage, 500) };
    case 'refused':
      return { kind: 'refused', errorName: outcome.errorName, message: nonEmpty(outcome.message, 500) };
    case 'expired':
      return { kind: 'expired' };
    default:
      return { kind: 'lost' };
  }
};

const reload = (client: QueryClient, city: string, signIn: SignIn, ...rest: readonly string[]): void =>
  void client.invalidateQueries({ queryKey: personKey(city, signIn, ...rest) });

/** Sends a new appeal. Only valid for values without errors. Reads the list again after a success or a lost answer. */
export const sendAppeal = async (
  client: QueryClient,
  { phone, email, topic, message }: AppealValues,
): Promise<SendResult> => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  if (!signIn) return { kind: 'expired' };
  const outcome = await cityCall(
    registerAppeal,
    { idSubject: topic || undefined, message: message.trim(), phone: phoneForWire(phone), email: visibleText(email) },
    { token: signIn.token },
  );
  const result = sendResultOf(outcome);
  if (result.kind === 'ok' || result.kind === 'lost') reload(client, city, signIn, 'appeals');
  return result;
};

/**
 * Sends a message of an appeal. After a success it becomes the appeal's last message in the list. The caller then reads
 * list and conversation again with `reloadAppeal` (FEED-09).
 */
export const sendMessage = async (client: QueryClient, id: string, text: string): Promise<SendResult> => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  if (!signIn) return { kind: 'expired' };
  const result = sendResultOf(
    await cityCall(sendAppealMessage, { idAppeal: id, message: text }, { token: signIn.token }),
  );
  if (result.kind === 'ok')
    client.setQueryData<Appeal[]>(personKey(city, signIn, 'appeals'), (appeals) =>
      appeals?.map((appeal) => (appeal.id === id ? { ...appeal, lastMessage: nonEmpty(text, 300) } : appeal)),
    );
  return result;
};

/** Reads the conversation and the list again. */
export const reloadAppeal = (client: QueryClient, id: string): void => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  if (!signIn) return;
  reload(client, city, signIn, 'appeal', id);
  reload(client, city, signIn, 'appeals');
};
