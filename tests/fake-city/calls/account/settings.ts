import { accountSettingsOf, isSettingName, putAccountSetting } from '../../store/account/accountSettings';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';

/** The settings that the driver can switch on and off. */
export const getAccountSettings: Handler<'getAccountSettings'> = (_, context) => ({
  result: Object.entries(accountSettingsOf(context.server.store, driverOf(context))).map(([name, value]) => ({
    name,
    value,
  })),
});

/** Throws ValidationError if there is no setting with this name. */
export const changeAccountSetting: Handler<'changeAccountSetting'> = ({ name, value }, context) => {
  const account = driverOf(context);
  if (!isSettingName(name)) throw new Refusal('ValidationError');
  putAccountSetting(context.server.store, context.city.city, account, name, value);
  return {};
};
