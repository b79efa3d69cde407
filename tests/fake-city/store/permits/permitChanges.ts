import type { PermitUse } from '../../rules/permitUse';
import { plateKey, displayedPlate } from '../../rules/plateKey';
import type { Store } from '../Store';

/** Assigns a permit to a vehicle, or to any vehicle, from a moment on. */
export const addPermitPlate = (store: Store, id: number, number: string, fromMs: number): void => {
  store.run(
    'insert into benefit_plate (city, benefit, number, plate_key, from_ms) select city, id, ?, ?, ? from benefit where id = ?',
    displayedPlate(number),
    plateKey(number),
    fromMs,
    id,
  );
};

/** Pauses a permit from a moment on. */
export const beginPause = (store: Store, id: number, fromMs: number): void => {
  store.run(
    'insert into benefit_pause (city, benefit, from_ms) select city, id, ? from benefit where id = ?',
    fromMs,
    id,
  );
};

/** Ends the pause of a permit. Has no effect if it is not paused. */
export const endPause = (store: Store, id: number, untilMs: number): void => {
  store.run('update benefit_pause set until_ms = ? where benefit = ? and until_ms is null', untilMs, id);
};

/** The pauses and plates of a permit. */
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
