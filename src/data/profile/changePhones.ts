import { deletePhone, sendSmsCode, setMainPhone } from '~/api/contract/account';
import { confirmPhone } from '~/api/contract/auth';
import { hasPhone, isSamePhone, withMainPhone, withoutPhone, withPhone } from '~/domain/account/profileChanges';
import { isFullPhone, phoneForWire } from '~/domain/account/phone';
import { mainPhone } from '~/domain/account/profile';
import type { SentCode } from '~/domain/account/profileEdit.flow';
import { callOnce, type Answer } from '../auth/callOnce';
import { reconcileAnswer, applyProfileChange, type CurrentUser } from './currentUser';

/** Removes the separators from the city's own phones and otherwise sends them back as they came. */
const phoneToWire = (phone: string): string =>
  isFullPhone(phone) ? phoneForWire(phone) : phone.replace(/[^\d+]/g, '');

/**
 * Sends a code to a phone that is added or replaces the main one. Returns how the code is delivered, if the city
 * reports it.
 */
export const sendProfilePhoneCode = async (
  { signIn }: CurrentUser,
  phone: string,
  edit: boolean,
): Promise<Answer<{ way?: 'SMS' | 'Call' }>> => {
  const answer = await callOnce(sendSmsCode, { phone: phoneForWire(phone), edit }, signIn.token);
  if (answer.kind !== 'ok') return answer;
  const type = answer.value.result?.type;
  return { kind: 'ok', value: { way: type === 'SMS' || type === 'Call' ? type : undefined } };
};

/**
 * Confirms a phone with its code, which adds it to the others. `isProfilePhone`: the account had it before, so the
 * phones do not show whether the code was accepted.
 */
export const confirmProfilePhone = async (
  currentUser: CurrentUser,
  { to: phone, isProfilePhone }: Pick<SentCode, 'to' | 'isProfilePhone'>,
  code: string,
): Promise<Answer<unknown>> => {
  const sent = await callOnce(confirmPhone, { code }, currentUser.signIn.token);
  const answer = await reconcileAnswer(currentUser, sent, (profile) => !isProfilePhone && hasPhone(profile, phone));
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (profile) => withPhone(profile, phoneForWire(phone)));
  return answer;
};

/** Makes one of the phones the main one in place of the old. The call may be repeated. */
export const makePhoneMain = async (currentUser: CurrentUser, phone: string): Promise<Answer<unknown>> => {
  const wire = phoneToWire(phone);
  const sent = await callOnce(setMainPhone, { phone: wire }, currentUser.signIn.token);
  const answer = await reconcileAnswer(currentUser, sent, (profile) => isSamePhone(mainPhone(profile) ?? '', wire));
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (profile) => withMainPhone(profile, wire));
  return answer;
};

/** Removes a phone. One that the city no longer knows counts as removed. */
export const removePhone = async (currentUser: CurrentUser, phone: string): Promise<Answer<unknown>> => {
  const wire = phoneToWire(phone);
  const sent = await callOnce(deletePhone, { phone: wire }, currentUser.signIn.token);
  const isGone = sent.kind === 'refused' && sent.errorName === 'AccountNotFound';
  const answer = isGone
    ? ({ kind: 'ok', value: undefined } as const)
    : await reconcileAnswer(currentUser, sent, (profile) => !hasPhone(profile, wire));
  if (answer.kind === 'ok') await applyProfileChange(currentUser, (profile) => withoutPhone(profile, wire));
  return answer;
};
