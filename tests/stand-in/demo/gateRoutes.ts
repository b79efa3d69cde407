import { Hono } from 'hono';
import type { CityConfig } from '~/city/schema';
import type { StandInEnv } from '../server/StandInEnv';
import { addTicket, planarParkingsOf, ticketByNumber } from '../store/planarTickets';
import { cityRules } from '../world/cityRules';
import type { World } from '../world/World';
import { gatePage, gatePath } from './gate/gatePage';
import { languageOf } from './words';

/** The cities that take money for flat parkings. */
const flatCities = (world: World): CityConfig[] =>
  [...world.cities.values()].filter((city) => city.profile.parking.planarParkingAvailable && cityRules(world, city).settings.useFlatParking);

/** The barrier of a flat parking: takes tickets out of the machine. */
export const gateRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get(gatePath, (c) => {
    const cities = flatCities(world);
    const chosen = cities.find(({ city }) => city === c.req.query('city')) ?? cities[0];
    const city = chosen && world.city(chosen.city);
    if (!city) return c.html(gatePage(world, undefined, languageOf(c)));
    const ticket = ticketByNumber(world.store, city.city, c.req.query('parking') ?? '', c.req.query('ticket') ?? '');
    return c.html(gatePage(world, { cities, city, ticket }, languageOf(c)));
  });

  app.post(gatePath, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const lang = languageOf(c, form.get('lang') ?? undefined);
    const chosen = flatCities(world).find(({ city }) => city === form.get('city'));
    const city = chosen && world.city(chosen.city);
    const parking = city && planarParkingsOf(world.store, city.city).find(({ number }) => number === form.get('parking'))?.number;
    if (!city || parking === undefined) return c.redirect(`${gatePath}?${new URLSearchParams({ lang })}`, 303);
    const ticket = addTicket(world.store, city.city, { parking, enteredMs: world.clock.now() });
    return c.redirect(`${gatePath}?${new URLSearchParams({ city: city.city, parking, ticket, lang })}`, 303);
  });
  return app;
};
