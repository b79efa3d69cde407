import type { Server } from './server';

export type Message = Awaited<ReturnType<Server['control']['outbox']>>[number];

/** The messages that a city sent to an e-mail or a phone, newest first. */
export const messagesTo = async ({ control }: Server, city: string, to: string): Promise<Message[]> =>
  (await control.outbox()).filter((message) => message.city === city && message.to === to);

/** Returns the code of the newest message to an e-mail or a phone. */
export const codeTo = async (server: Server, city: string, to: string): Promise<string> => {
  const [newest] = await messagesTo(server, city, to);
  if (!newest?.code) throw new Error(`No code went to ${to}.`);
  return newest.code;
};

/** Returns the salt in the link of the newest message to an e-mail. */
export const saltTo = async (server: Server, city: string, to: string): Promise<string> => {
  const [newest] = await messagesTo(server, city, to);
  const [, salt] = /^\/restore-password\/2\/([0-9a-f]{32})$/.exec(newest?.link ?? '') ?? [];
  if (salt === undefined) throw new Error(`No link to a new password went to ${to}.`);
  return salt;
};

/** Returns a code that differs from this one. */
export const notThis = (code: string): string => code.replace(/^./, (digit) => (digit === '9' ? '8' : '9'));
