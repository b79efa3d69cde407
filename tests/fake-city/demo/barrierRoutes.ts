import { Hono } from 'hono';
import type { CityConfig } from '~/city/schema';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { addTicket, barrierParkingsOf, ticketByNumber } from '../store/stays/barrierTickets';
import { cityRules } from '../context/cityRules';
import type { ServerContext } from '../context/ServerContext';
import { barrierPage, barrierPath } from './barrier/barrierPage';
import { languageOf } from './texts';

/** The cities that take payments for barriers. */
const barrierCities = (server: ServerContext): CityConfig[] =>
  [...server.cities.values()].filter(
    (city) => city.profile.parking.planarParkingAvailable && cityRules(server, city).settings.useFlatParking,
  );

/** The barrier of a car park, where tickets are taken out of the machine. */
export const barrierRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get(barrierPath, (c) => {
    const cities = barrierCities(server);
    const chosen = cities.find(({ city }) => city === c.req.query('city')) ?? cities[0];
    const city = chosen && server.city(chosen.city);
    if (!city) return c.html(barrierPage(server, undefined, languageOf(c)));
    const ticket = ticketByNumber(server.store, city.city, c.req.query('parking') ?? '', c.req.query('ticket') ?? '');
    return c.html(barrierPage(server, { cities, city, ticket }, languageOf(c)));
  });

  app.post(barrierPath, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const lang = languageOf(c, form.get('lang') ?? undefined);
    const chosen = barrierCities(server).find(({ city }) => city === form.get('city'));
    const city = chosen && server.city(chosen.city);
    const parking =
      city && barrierParkingsOf(server.store, city.city).find(({ number }) => number === form.get('parking'))?.number;
    if (!city || parking === undefined) return c.redirect(`${barrierPath}?${new URLSearchParams({ lang })}`, 303);
    const ticket = addTicket(server.store, city.city, { parking, enteredMs: server.clock.now() });
    return c.redirect(`${barrierPath}?${new URLSearchParams({ city: city.city, parking, ticket, lang })}`, 303);
  });
  return app;
};
