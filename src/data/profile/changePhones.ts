import { deletePhone, sendSmsCode, setMainPhone } from '~/api/contract/account';
import { confirmPhone } from '~/api/contract/auth';
import { hasPhone, isSamePhone, withMainPhone, withoutPhone, withPhone } from '~/domain/ownData';
import { isFullPhone, phoneForWire } from '~/domain/phone';
import { mainPhone } from '~/domain/profile';
import type { SentCode } from '~/domain/profileEdit.flow';
import { answerOf, type Answer } from '../auth/answer';
import { judged, noteChange, type Own } from './own';

/** One of the city's own phones goes back as it came, less what stands between its digits (document 2, section 5). */
const wirePhone = (phone: string): string => (isFullPhone(phone) ? phoneForWire(phone) : phone.replace(/[^\d+]/g, ''));

/** A code to a phone that is added, or takes the main one's place. Gives how it comes, where the city says so. */
export const sendOwnPhoneCode = async ({ signIn }: Own, phone: string, edit: boolean): Promise<Answer<{ way?: 'SMS' | 'Call' }>> => {
  const answer = await answerOf(sendSmsCode, { phone: phoneForWire(phone), edit }, signIn.token);
  if (answer.kind !== 'ok') return answer;
  const type = answer.value.result?.type;
  return { kind: 'ok', value: { way: type === 'SMS' || type === 'Call' ? type : undefined } };
};

/** The phone's code; a right one adds it to the others. `isOwn`: it was one of them before, so that they tell nothing of the code. */
export const confirmOwnPhone = async (own: Own, { to: phone, isOwn }: Pick<SentCode, 'to' | 'isOwn'>, code: string): Promise<Answer<unknown>> => {
  const sent = await answerOf(confirmPhone, { code }, own.signIn.token);
  const answer = await judged(own, sent, (profile) => !isOwn && hasPhone(profile, phone));
  if (answer.kind === 'ok') await noteChange(own, (profile) => withPhone(profile, phoneForWire(phone)));
  return answer;
};

/** Makes one of the phones the main one: the one that was is no longer. It may be said twice. */
export const makePhoneMain = async (own: Own, phone: string): Promise<Answer<unknown>> => {
  const wire = wirePhone(phone);
  const sent = await answerOf(setMainPhone, { phone: wire }, own.signIn.token);
  const answer = await judged(own, sent, (profile) => isSamePhone(mainPhone(profile) ?? '', wire));
  if (answer.kind === 'ok') await noteChange(own, (profile) => withMainPhone(profile, wire));
  return answer;
};

/** Takes a phone away. One that the city no longer knows is gone already. */
export const removePhone = async (own: Own, phone: string): Promise<Answer<unknown>> => {
  const wire = wirePhone(phone);
  const sent = await answerOf(deletePhone, { phone: wire }, own.signIn.token);
  const isGone = sent.kind === 'refused' && sent.errorName === 'AccountNotFound';
  const answer = isGone ? ({ kind: 'ok', value: undefined } as const) : await judged(own, sent, (profile) => !hasPhone(profile, wire));
  if (answer.kind === 'ok') await noteChange(own, (profile) => withoutPhone(profile, wire));
  return answer;
};
