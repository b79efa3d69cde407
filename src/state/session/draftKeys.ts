import * as v from 'valibot';
import type { RegistrationDraft } from '~/domain/account/registration.flow';
import type { PasswordResetMethod } from '~/domain/account/passwordReset.flow';
import type { StorageKey } from '~/platform/storage';

/** Storage keys of pages that few visits open. They are separate from `storageKeys`, which every visit loads. */

const text = v.string();
const optionalText = v.optional(text);

/** Registrations that have been begun, by city. */
const registration: StorageKey<Readonly<Record<string, RegistrationDraft>>> = {
  name: 'registration',
  owner: 'guest',
  purpose: 'drafts',
  schema: v.record(
    text,
    v.object({
      firstName: text,
      lastName: text,
      middleName: text,
      email: text,
      phone: text,
      emailSalt: optionalText,
      emailCode: optionalText,
      phoneSalt: optionalText,
      confirmationType: v.optional(v.picklist(['SMS', 'Call', 'none'])),
      usesSmsReply: v.boolean(),
      canSendCodeAgain: v.boolean(),
      lost: v.optional(v.picklist(['register', 'email', 'phone'])),
    }),
  ),
  fallback: {},
};

/** The login whose password is being reset in this tab, and the method. */
const passwordReset: StorageKey<{ login: string; way?: PasswordResetMethod } | null> = {
  name: 'restore',
  owner: 'guest',
  purpose: 'drafts',
  schema: v.nullable(v.object({ login: text, way: v.optional(v.picklist(['email', 'sms', 'call'])) })),
  fallback: null,
  isPerTab: true,
};

export const draftKeys = { registration, passwordReset };
