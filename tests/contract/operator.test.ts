import { describe, expect, it } from 'vitest';
import { getAppealMessages, getAppeals, registerAppeal } from '~/api/contract/appeals';
import { getOperations, getProfile } from '~/api/contract/profile';
import { createRefillReceipt } from '~/api/contract/receiptOrders';
import { getReceiptList } from '~/api/contract/receipts';
import { serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'kazan';

const appeal = { message: 'Не работает паркомат', phone: '79120000001', email: 'driver@example.com' };
const appealsOf = async (token: string) => valueOf(await server.current.call(city, getAppeals, {}, token)).items;
const threadOf = async (token: string, idAppeal: string) =>
  valueOf(await server.current.call(city, getAppealMessages, { idAppeal }, token)).items;

/** Registers an appeal of a new driver. Returns the driver's token and the id of the appeal. */
const registered = async (more: Partial<typeof appeal> = {}) => {
  const { token } = await server.current.driver(city);
  valueOf(await server.current.call(city, registerAppeal, { ...appeal, ...more }, token));
  return { token, id: (await appealsOf(token))[0]?.id ?? '' };
};
/** Posts a form of the operator's pages. `path` is the number of an appeal, or a receipt. */
const operate = (path: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${server.current.url}/demo/operator/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
const deskOf = async (path = '', language = 'ru'): Promise<string> =>
  (await fetch(`${server.current.url}/demo/operator${path}?lang=${language}`)).text();

describe('the operator’s page of appeals', () => {
  it.each([
    ['ru', 'Требует уточнения', 'Демонстрация'],
    ['en', 'Needs clarification', 'Demonstration'],
  ])(
    'the page of an appeal in %s shows the messages, an answer form and the other statuses, without scripts',
    async (language, status, mark) => {
      const { id } = await registered();
      const response = await fetch(`${server.current.url}/demo/operator/${id}?lang=${language}`);
      const page = await response.text();
      for (const part of [`lang="${language}"`, status, mark, appeal.message, '<textarea'])
        expect(page).toContain(part);
      expect(page).not.toContain('<script');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    },
  );

  it('the page of appeals lists open appeals and drops completed ones', async () => {
    const { id } = await registered({ message: 'Ищите меня в списке' });
    expect(await deskOf()).toContain(`/demo/operator/${id}?`);
    await operate(id, { action: 'status', status: 'completed' });
    expect(await deskOf()).not.toContain(`/demo/operator/${id}?`);
    expect(await deskOf(`/${id}`)).toContain('Ищите меня в списке');
  });

  it('the page of appeals shows what people write as text', async () => {
    const hostile = `<img src=x onerror=alert(1)></textarea>"'&`;
    const { id } = await registered({ message: hostile });
    for (const page of [await deskOf(), await deskOf(`/${id}`), await deskOf(`/${id}`, 'en')]) {
      expect(page).not.toContain('<img');
      expect(page).toContain('&lt;img src=x');
    }
  });

  it.each([
    ['of blanks', ' \r\n ', 'Напишите ответ'],
    ['of 10,001 signs', 'я'.repeat(10_001), 'не длиннее'],
  ])('an operator’s answer %s is not accepted, and the page says why', async (_, text, why) => {
    const { token, id } = await registered();
    const response = await operate(id, { action: 'answer', text });
    expect([response.status, (await response.text()).includes(why)]).toEqual([400, true]);
    expect(await threadOf(token, id)).toHaveLength(1);
  });

  it('an unknown status does not change an appeal', async () => {
    const { token, id } = await registered();
    await operate(id, { action: 'status', status: 'constructor' });
    expect(await appealsOf(token)).toMatchObject([{ status: 'Зарегистрировано' }]);
  });

  it('an unknown appeal shows a page with a link back', async () => {
    for (const id of ['999999999', 'x']) {
      const response = await fetch(`${server.current.url}/demo/operator/${id}`);
      expect([response.status, (await response.text()).includes('href="/demo/operator')]).toEqual([404, true]);
      expect((await operate(id, { action: 'answer', text: 'Кому?' })).status).toBe(404);
    }
  });
});

describe('receipts that wait for a bank payment', () => {
  const payer = {
    type: 2 as const,
    name: 'ООО «Проба»',
    ogrn: '1027700132195',
    inn: '7707083893',
    kpp: '773601001',
    address: 'ул. Мира, 1',
  };
  const unpaid = async () => {
    const driver = await server.current.driver(city, 0);
    const { result } = valueOf(
      await server.current.call(city, createRefillReceipt, { ...payer, sum: '150' }, driver.token),
    );
    const page = await deskOf('', 'en');
    const row =
      page.split('<li>').find((part) => part.includes(`No. ${result.receiptnumber}<`) && part.includes(driver.email)) ??
      '';
    return {
      ...driver,
      number: result.receiptnumber,
      path: /action="\/demo\/operator\/(receipts\/\d+)"/.exec(row)?.[1] ?? '',
    };
  };
  const balanceOf = async (token: string) =>
    valueOf(await server.current.call(city, getProfile, {}, token)).result.balance;

  it('an operator’s button pays a receipt: the balance is credited once, and the receipt leaves the list', async () => {
    const { token, email, number, path } = await unpaid();
    for (const time of ['first', 'second'])
      expect([time, (await operate(path, { lang: 'en' })).headers.get('Location')]).toEqual([
        time,
        '/demo/operator?lang=en',
      ]);
    expect(await balanceOf(token)).toBe(150);
    expect(await deskOf('', 'en')).not.toContain(email);
    const { result } = valueOf(await server.current.call(city, getReceiptList, {}, token));
    expect(result).toMatchObject([{ receiptnumber: number, status: 'Оплачена' }]);
    expect(valueOf(await server.current.call(city, getOperations, {}, token)).result).toMatchObject([
      { type: 'refill', sum: 150 },
    ]);
  });

  it.each(['receipts/999999999', 'receipts/x'])('paying the unknown %s changes nothing', async (path) => {
    const { token } = await unpaid();
    expect((await operate(path, {})).status).toBe(303);
    expect(await balanceOf(token)).toBe(0);
  });
});
