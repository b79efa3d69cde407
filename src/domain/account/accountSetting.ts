/** The switches of a driver's account, in display order. */
export const settingNames = [
  'reportHistoryOperation',
  'checkParkingSessionBefore',
  'checkParkingSession',
  'pushOff',
] as const;

export type AccountSettingName = (typeof settingNames)[number];

/** Contains only the settings that the server sends. */
export type AccountSettings = Partial<Record<AccountSettingName, boolean>>;
