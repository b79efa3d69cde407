import type { WireReplyOf } from '~/api/contract/endpoint';
import type { getProfile as endpoint } from '~/api/contract/profile';
import { hasBalance } from '../../payments/payWay';
import { roubles } from '../../rules/money';
import { plateParts } from '../../rules/plateKey';
import { accountById, phonesOf, vehiclesOf, type Vehicle } from '../../store/account/accounts';
import { documentsOf } from '../../store/account/documents';
import { accountSettingsOf } from '../../store/account/accountSettings';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { driverOf } from '../caller';
import { wireDocument } from '../vehicles/documents';
import type { CallContext } from '../CallContext';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { profileStays } from './profileStays';

type Result = WireReplyOf<typeof endpoint>['result'];

/** The client shows this balance as unknown. */
const unknownBalance = -1;

/** A vehicle in the form of the profile: the whole plate, and for a Russian one also its number and region. */
export const wireVehicle = ({ id, number, category, format, name, isMain, sts, vin, imei }: Vehicle) => {
  const { main, region } = format === 'rus' ? plateParts(number) : { main: number };
  return {
    mainTs: isMain,
    numberTs: number,
    number: main,
    region,
    country: format,
    formatGrz: format,
    category,
    name,
    active: true,
    STSNumber: sts,
    docType: 'STS',
    vin,
    imei,
    id: String(id),
  };
};

/** The account, its running stays and its vehicles. The oldest version returns one phone only. */
export const getProfile: Handler<'getProfile'> = (_, context: CallContext) => {
  const id = driverOf(context);
  const { server, rules, version } = context;
  const account = accountById(server.store, id);
  if (!account) throw new Refusal('TokenExpired');
  const phones = phonesOf(server.store, id);
  const result: Result = {
    email: account.email,
    ...(rules.options.hasPrivateData
      ? { firstName: account.firstName, lastName: account.lastName, middleName: account.middleName }
      : {}),
    balance: hasBalance(context, id) ? roubles(bookKopecks(server.store, walletOf(id))) : unknownBalance,
    sessions: profileStays(context, id),
    ts: vehiclesOf(server.store, id).map(wireVehicle),
    telephone: phones[0]?.phone ?? null,
    telephones: phones,
    paymentsMethods: rules.settings.paymentsMethods,
    ...accountSettingsOf(server.store, id),
    documents: documentsOf(server.store, id).map(wireDocument),
  };
  if (version !== 'v1') return { result };
  // The contract's parser treats a missing list as empty, which the reply type does not express.
  const { telephones: _newer, ...older } = result;
  return { result: older as Result };
};
