import { Hono } from 'hono';
import type { CityConfig } from '~/city/schema';
import type { FileReply } from '../calls/Handler';
import { historyFile } from '../papers/historyFile';
import { receiptFile } from '../papers/receiptFile';
import { fileByName } from '../store/files';
import { receiptByNumber } from '../store/receipts';
import type { World } from '../world/World';
import { sendFile } from './sendFile';
import type { StandInEnv } from './StandInEnv';

/** The file that an address names, as long as it is good. */
const fileOf = (world: World, city: CityConfig, name: string): FileReply | undefined => {
  const found = fileByName(world.store, city.city, name, world.clock.now());
  if (found?.content.kind === 'history') return historyFile(world, city, found.account, found.content);
  const receipt = found && receiptByNumber(world.store, city.city, found.content.number);
  return receipt && receiptFile(world, city, receipt);
};

/** Files at addresses that nobody can guess: links of e-mails and of the history's export. They need no token. */
export const files = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get('/city/:city/files/:name', async (c) => {
    const city = world.city(c.req.param('city'));
    const file = city && fileOf(world, city, c.req.param('name'));
    return file ? sendFile(c, file) : c.text('Такого файла нет, или ссылка на него устарела. Получите её ещё раз.\n', 404);
  });
  return app;
};
