import type { Store } from '../Store';

/** The settings that a driver can switch, with their defaults. */
const usual = {
  pushOff: false,
  checkParkingSessionBefore: true,
  checkParkingSession: true,
  reportHistoryOperation: false,
};

export type AccountSettingName = keyof typeof usual;
export type AccountSettings = Record<AccountSettingName, boolean>;

export const isSettingName = (name: string): name is AccountSettingName => Object.hasOwn(usual, name);

export const accountSettingsOf = (store: Store, account: number): AccountSettings => ({
  ...usual,
  ...Object.fromEntries(
    store
      .many<{ name: AccountSettingName; isOn: number }>(
        'select name, is_on as isOn from account_setting where account = ?',
        account,
      )
      .map(({ name, isOn }) => [name, isOn === 1]),
  ),
});

export const putAccountSetting = (
  store: Store,
  city: string,
  account: number,
  name: AccountSettingName,
  isOn: boolean,
): void => {
  store.run(
    'insert or replace into account_setting (city, account, name, is_on) values (?, ?, ?, ?)',
    city,
    account,
    name,
    isOn ? 1 : 0,
  );
};
