import type { WireReplyOf } from '~/api/contract/endpoint';
import type { getPopup as popupEndpoint } from '~/api/contract/options';
import { wallTimeAt } from '../../rules/wallTime';
import { holidaysOf } from '../../store/stays/holidays';
import type { Handler } from '../Handler';

export const getOptions: Handler<'getOptions'> = (_, { rules }) => ({ result: rules.options });

/** Switches, durations, payment methods, and the holidays of this and the next year in the city's time. */
export const getSettings: Handler<'getSettings'> = (_, { server, city, rules, nowMs }) => {
  const year = Number(wallTimeAt(city.timeZone, nowMs).date.slice(0, 4));
  const holidays = [year, year + 1].flatMap((one) => holidaysOf(server.store, city.city, one));
  return { result: { ...rules.settings, holidays } };
};

/** A popup that a test has set is sent unchanged, because the test may need a malformed one. */
export const getPopup: Handler<'getPopup'> = (_, { rules }) => ({
  result: rules.popup as WireReplyOf<typeof popupEndpoint>['result'],
});

export const getSmsCommands: Handler<'getSmsCommands'> = (_, { rules }) => ({ result: rules.smsCommands });
