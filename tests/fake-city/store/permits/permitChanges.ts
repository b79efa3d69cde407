import type { PermitUse } from '../../rules/permitUse';
import { plateKey, displayedPlate } from '../../rules/plateKey';
import type { Store } from '../Store';

/** From a moment on a right is a vehicle's, or any vehicle's. */
export const addPermitPlate = (store: Store, id: number, number: string, fromMs: number): void => {
  store.run(
    'insert into benefit_plate (city, benefit, number, plate_key, from_ms) select city, id, ?, ?, ? from benefit where id = ?',
    displayedPlate(number),
    plateKey(number),
    fromMs,
    id,
  );
};

/** From a moment on a right stands still. */
export const beginPause = (store: Store, id: number, fromMs: number): void => {
  store.run(
    'insert into benefit_pause (city, benefit, from_ms) select city, id, ? from benefit where id = ?',
    fromMs,
    id,
  );
};

/** It stands still no longer; nothing for one that did not. */
export const endPause = (store: Store, id: number, untilMs: number): void => {
  store.run('update benefit_pause set until_ms = ? where benefit = ? and until_ms is null', untilMs, id);
};

/** What was done to a right. */
export const changesOf = (store: Store, id: number): Pick<PermitUse, 'pauses' | 'plates'> => ({
  pauses: store.many<PermitUse['pauses'][number]>(
    'select from_ms as fromMs, until_ms as untilMs from benefit_pause where benefit = ? order by id',
    id,
  ),
  plates: store.many<PermitUse['plates'][number]>(
    'select plate_key as key, from_ms as fromMs from benefit_plate where benefit = ? order by id',
    id,
  ),
});
