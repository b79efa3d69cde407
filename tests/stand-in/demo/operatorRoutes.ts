import { Hono } from 'hono';
import { payReceipt } from '../payments/payReceipt';
import { manyLines } from '../rules/cleanText';
import type { StandInEnv } from '../server/StandInEnv';
import { addAppealMessage, appealById, appealStatuses, setAppealStatus, type Appeal } from '../store/appeals';
import { addMessage } from '../store/outbox';
import type { World } from '../world/World';
import { appealPage, unknownAppealPage, type RefusedAnswer } from './operator/appealPage';
import { deskPage, operatorPath } from './operator/deskPage';
import { languageOf } from './words';

const longestAnswer = 10_000;

const isId = (text: string): boolean => /^\d{1,12}$/.test(text);
const appealOf = (world: World, id: string): Appeal | undefined => (isId(id) ? appealById(world.store, Number(id)) : undefined);

/** Adds the operator's answer, takes a new appeal into work, and tells the driver by e-mail. */
const answer = (world: World, { id, city, status, email }: Appeal, text: string): void => {
  const { store } = world;
  const atMs = world.clock.now();
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

const faultOf = (text: string): RefusedAnswer['fault'] | undefined => {
  if (text === '') return 'empty';
  return text.length > longestAnswer ? 'long' : undefined;
};

/** The operator, who answers appeals and hears from banks. */
export const operatorRoutes = (world: World): Hono<StandInEnv> => {
  const app = new Hono<StandInEnv>();
  app.get(operatorPath, (c) => c.html(deskPage(world, languageOf(c))));
  app.get(`${operatorPath}/:appeal`, (c) => {
    const appeal = appealOf(world, c.req.param('appeal'));
    if (!appeal) return c.html(unknownAppealPage(operatorPath, languageOf(c)), 404);
    return c.html(appealPage(world, appeal, `${operatorPath}/${appeal.id}`, languageOf(c)));
  });

  app.post(`${operatorPath}/:appeal`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const language = languageOf(c, form.get('lang') ?? undefined);
    const appeal = appealOf(world, c.req.param('appeal'));
    if (!appeal) return c.html(unknownAppealPage(operatorPath, language), 404);
    const path = `${operatorPath}/${appeal.id}`;
    if (form.get('action') === 'answer') {
      const text = manyLines(form.get('text') ?? '');
      const fault = faultOf(text);
      if (fault) return c.html(appealPage(world, appeal, path, language, { fault, typed: text }), 400);
      answer(world, appeal, text);
    }
    const status = appealStatuses.find((one) => one === form.get('status'));
    if (form.get('action') === 'status' && status) setAppealStatus(world.store, appeal.id, status);
    return c.redirect(`${path}?lang=${language}`, 303);
  });

  app.post(`${operatorPath}/receipts/:receipt`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const receipt = c.req.param('receipt');
    // Where the receipt was paid in between, nothing happens, and the list shows it.
    if (isId(receipt)) payReceipt(world, Number(receipt), c.get('request'));
    return c.redirect(`${operatorPath}?lang=${languageOf(c, form.get('lang') ?? undefined)}`, 303);
  });
  return app;
};
