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
 * How a sending ended. `lost` has no usable answer: the city may have it all the same, and the list, which is read anew
 * after it, shows whether it does.
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

/** Sends a new appeal; only for values without faults. The list is read anew. */
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

/** Sends a message of an appeal. After a success it is the appeal's last, and list and conversation are read anew (FEED-09). */
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

/** Reads the conversation and the list anew. */
export const reloadAppeal = (client: QueryClient, id: string): void => {
  const { city } = currentCity();
  const signIn = signInOf(city, 'standart');
  if (!signIn) return;
  reload(client, city, signIn, 'appeal', id);
  reload(client, city, signIn, 'appeals');
};
