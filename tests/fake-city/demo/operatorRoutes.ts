import { Hono } from 'hono';
import { payReceipt } from '../payments/payReceipt';
import { manyLines } from '../rules/cleanText';
import type { FakeCityEnv } from '../server/FakeCityEnv';
import { addAppealMessage, appealById, appealStatuses, setAppealStatus, type Appeal } from '../store/content/appeals';
import { addMessage } from '../store/content/outbox';
import type { ServerContext } from '../context/ServerContext';
import { appealPage, unknownAppealPage, type RejectedAnswer } from './operator/appealPage';
import { deskPage, operatorPath } from './operator/deskPage';
import { languageOf } from './texts';

const longestAnswer = 10_000;

const isId = (text: string): boolean => /^\d{1,12}$/.test(text);
const appealOf = (server: ServerContext, id: string): Appeal | undefined =>
  isId(id) ? appealById(server.store, Number(id)) : undefined;

/** Stores the operator's answer, sets a new appeal to in work, and notifies the driver by e-mail. */
const answer = (server: ServerContext, { id, city, status, email }: Appeal, text: string): void => {
  const { store } = server;
  const atMs = server.clock.now();
  store.transact(() => {
    addAppealMessage(store, { id, city }, { text, isFromDriver: false, atMs });
    if (status === 'registered') setAppealStatus(store, id, 'inWork');
    addMessage(store, {
      city,
      kind: 'email',
      to: email,
      text: `На обращение № ${id} ответили. Ответ ждёт в приложении, в разделе «Обращения».`,
      atMs,
    });
  });
};

const errorOf = (text: string): RejectedAnswer['error'] | undefined => {
  if (text === '') return 'empty';
  return text.length > longestAnswer ? 'long' : undefined;
};

/** The operator, who answers appeals and receives the reports of banks. */
export const operatorRoutes = (server: ServerContext): Hono<FakeCityEnv> => {
  const app = new Hono<FakeCityEnv>();
  app.get(operatorPath, (c) => c.html(deskPage(server, languageOf(c))));
  app.get(`${operatorPath}/:appeal`, (c) => {
    const appeal = appealOf(server, c.req.param('appeal'));
    if (!appeal) return c.html(unknownAppealPage(operatorPath, languageOf(c)), 404);
    return c.html(appealPage(server, appeal, `${operatorPath}/${appeal.id}`, languageOf(c)));
  });

  app.post(`${operatorPath}/:appeal`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const appeal = appealOf(server, c.req.param('appeal'));
    if (!appeal) return c.html(unknownAppealPage(operatorPath, language), 404);
    const path = `${operatorPath}/${appeal.id}`;
    if (form.get('action') === 'answer') {
      const text = manyLines(form.get('text') ?? '');
      const error = errorOf(text);
      if (error) return c.html(appealPage(server, appeal, path, language, { error, draft: text }), 400);
      answer(server, appeal, text);
    }
    const status = appealStatuses.find((one) => one === form.get('status'));
    if (form.get('action') === 'status' && status) setAppealStatus(server.store, appeal.id, status);
    return c.redirect(`${path}?lang=${language}`, 303);
  });

  app.post(`${operatorPath}/receipts/:receipt`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const receipt = c.req.param('receipt');
    // If the receipt has been paid since, nothing happens, and the list shows it.
    if (isId(receipt)) payReceipt(server, Number(receipt), c.get('request'));
    return c.redirect(`${operatorPath}?lang=${languageOf(c, form.get('lang') ?? undefined)}`, 303);
  });
  return app;
};
