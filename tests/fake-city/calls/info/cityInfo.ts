import type { WireReplyOf } from '~/api/contract/endpoint';
import type { getPopup as popupEndpoint } from '~/api/contract/options';
import { wallTimeAt } from '../../rules/wallTime';
import { holidaysOf } from '../../store/stays/holidays';
import type { Handler } from '../Handler';

/** Menus, links, contacts and notices. */
export const getOptions: Handler<'getOptions'> = (_, { rules }) => ({ result: rules.options });

/** Switches, durations, payment methods, and the holidays of this year and the next in the city's time. */
export const getSettings: Handler<'getSettings'> = (_, { server, city, rules, nowMs }) => {
  const year = Number(wallTimeAt(city.timeZone, nowMs).date.slice(0, 4));
  const holidays = [year, year + 1].flatMap((one) => holidaysOf(server.store, city.city, one));
  return { result: { ...rules.settings, holidays } };
};

/** What was put in place of the popup is sent as it is: a test may want it odd. */
export const getPopup: Handler<'getPopup'> = (_, { rules }) => ({
  result: rules.popup as WireReplyOf<typeof popupEndpoint>['result'],
});

export const getSmsCommands: Handler<'getSmsCommands'> = (_, { rules }) => ({ result: rules.smsCommands });
