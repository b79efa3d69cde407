import { templateFor, type SmsCommand, type SmsPurpose, type SmsTemplates } from './smsCommand';
import { smsNamesVehicle, smsText, type SmsRequest } from './smsStay';

/** What a driver can do by SMS in a city. */
export interface SmsOptions {
  /** The city's own templates, else those of its examples. */
  templates: SmsTemplates;
  /** The examples that templates were read from, byte for byte. */
  examples: Partial<Record<SmsPurpose, string>>;
  /** The commands that may serve a purpose, as the city lists them. */
  listed: Record<Exclude<SmsPurpose, 'other'>, readonly SmsCommand[]>;
}

/** True if the request can be made by SMS: with a composed command, or with one from the city's list. */
export const canSendSms = ({ templates, listed }: SmsOptions, request: SmsRequest): boolean =>
  smsText(templates, request) !== undefined || listed[request.deed].length > 0;

/**
 * The same for a running stay. A composed command that names no vehicle is unambiguous only if no other stay is
 * running (`isOnlyOne`).
 */
export const canChangeBySms = (options: SmsOptions, request: SmsRequest, isOnlyOne: boolean): boolean =>
  canSendSms(options, request) &&
  (isOnlyOne ||
    templateFor(request.deed, options.templates) === undefined ||
    smsNamesVehicle(options.templates, request.deed));
