import { Hono } from 'hono';
import type { CityConfig } from '~/city/schema';
import type { FileReply } from '../calls/Handler';
import { historyFile } from '../documents/historyFile';
import { receiptFile } from '../documents/receiptFile';
import { fileByName } from '../store/content/files';
import { receiptByNumber } from '../store/payments/receipts';
import type { ServerContext } from '../context/ServerContext';
import { sendFile } from './sendFile';
import type { FakeCityEnv } from './FakeCityEnv';

/** The file of an address, if it has not expired. */
const fileOf = (server: ServerContext, city: CityConfig, name: string): FileReply | undefined => {
  const found = fileByName(server.store, city.city, name, server.clock.now());
  if (found?.content.kind === 'history') return historyFile(server, city, found.account, found.content);
  const receipt = found && receiptByNumber(server.store, city.city, found.content.number);
  return receipt && receiptFile(server, city, receipt);
};

/** Files at unguessable addresses: links in e-mails and of the history's export. They need no token. */
export const files = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get('/city/:city/files/:name', async (c) => {
    const city = server.city(c.req.param('city'));
    const file = city && fileOf(server, city, c.req.param('name'));
    return file
      ? sendFile(c, file)
      : c.text('Такого файла нет, или ссылка на него устарела. Получите её ещё раз.\n', 404);
  });
  return app;
};
