/** What a driver switches on and off of the own account (document 2, section 3), in the order in which it is shown. */
export const settingNames = [
  'reportHistoryOperation',
  'checkParkingSessionBefore',
  'checkParkingSession',
  'pushOff',
] as const;

export type AccountSettingName = (typeof settingNames)[number];

/** Only what the server sends: a setting that it does not know is not there. */
export type AccountSettings = Partial<Record<AccountSettingName, boolean>>;
