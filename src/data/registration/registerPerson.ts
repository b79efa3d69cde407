import { register } from '~/api/contract/auth';
import { phoneForWire } from '~/domain/phone';
import type { Person } from '~/domain/registration.flow';
import { answerOf, type Answer } from '../auth/answer';
import { visible } from '~/domain/visible';

/** The first step: the city takes the data and sends an e-mail. The password goes as typed, the rest without blanks around it. */
export const registerPerson = (person: Person, password: string): Promise<Answer<{ salt: string; token?: string | undefined }>> => {
  const middlename = person.middleName.trim();
  return answerOf(register, {
    firstname: person.firstName.trim(),
    lastname: person.lastName.trim(),
    ...(middlename === '' ? {} : { middlename }),
    email: visible(person.email),
    phone: phoneForWire(person.phone),
    pass: password,
  });
};
