import { setNames } from '../../store/account/accountChanges';
import { accountById } from '../../store/account/accounts';
import { readEmail, readName, readOptionalName } from '../auth/readPerson';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/**
 * An e-mail is changed by its code only, so this call accepts just the current e-mail. Throws RequiredField,
 * InvalidFormat, IncorrectCode.
 */
const checkEmailIsFree = ({ server }: CallContext, account: number, email: string): void => {
  if (readEmail(email) !== accountById(server.store, account)?.email) throw new Refusal('IncorrectCode');
};

/** Changes the driver's names. Omitted names stay as they are. Throws RequiredField, ValidationError, and as above. */
export const changeProfile: Handler<'changeProfile'> = ({ firstname, lastname, middlename, email }, context) => {
  const account = driverOf(context);
  if (email !== undefined) checkEmailIsFree(context, account, email);
  setNames(context.server.store, account, {
    firstName: firstname === undefined ? undefined : readName(firstname),
    lastName: lastname === undefined ? undefined : readName(lastname),
    middleName: middlename === undefined ? undefined : readOptionalName(middlename),
  });
  return {};
};
