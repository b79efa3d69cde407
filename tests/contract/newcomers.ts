import { confirmEmail, confirmPhone, register } from '~/api/contract/auth';
import { codeTo } from './messages';
import { valueOf, type Server } from './server';

let newcomers = 0;

/** A person who is new to every city, as the registration form sends them. */
export const newcomer = () => {
  newcomers += 1;
  return {
    firstname: 'Вера',
    lastname: 'Новикова',
    middlename: 'Олеговна',
    email: `newcomer-${newcomers}@example.com`,
    phone: `7911${String(newcomers).padStart(7, '0')}`,
    pass: 'first pass+1',
  };
};
export type Newcomer = ReturnType<typeof newcomer>;

/** The first step of a registration. Returns the salt and the token that becomes valid later. */
export const begin = async (
  server: Server,
  city: string,
  person: Newcomer,
): Promise<{ salt: string; token: string }> => {
  const { salt, token = '' } = valueOf(await server.call(city, register, person));
  return { salt, token };
};

/** The first two steps. Returns the salt for the confirmation of the phone. */
export const beginPhone = async (server: Server, city: string, person: Newcomer): Promise<string> => {
  const { salt } = await begin(server, city, person);
  return (
    valueOf(await server.call(city, confirmEmail, { code: await codeTo(server, city, person.email) }, salt)).salt ?? ''
  );
};

/** All three steps. Returns the token. */
export const join = async (server: Server, city: string, person: Newcomer): Promise<string> => {
  const salt = await beginPhone(server, city, person);
  return (
    valueOf(await server.call(city, confirmPhone, { code: await codeTo(server, city, person.phone) }, salt)).token ?? ''
  );
};
