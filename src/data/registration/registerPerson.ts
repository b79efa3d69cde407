import { register } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/account/phone';
import type { Person } from '~/domain/account/registration.flow';
import { callOnce, type Answer } from '../auth/callOnce';
import { visibleText } from '~/domain/content/visibleText';

/**
 * The first step: sends the data, and the city sends an e-mail. The password is sent as typed, everything else without
 * surrounding blanks.
 */
export const registerPerson = (
  person: Person,
  password: string,
): Promise<Answer<{ salt: string; token?: string | undefined }>> => {
  const middlename = person.middleName.trim();
  return callOnce(register, {
    firstname: person.firstName.trim(),
    lastname: person.lastName.trim(),
    ...(middlename === '' ? {} : { middlename }),
    email: visibleText(person.email),
    phone: phoneForWire(person.phone),
    pass: password,
  });
};
