import type { SeededUser } from '../../tools/control';
import type { FakeCity } from './fixtures';

/** A company that pays by invoice. */
export const firm = {
  type: '2',
  name: 'ООО «Верста»',
  ogrn: '1215900045679',
  inn: '5903123450',
  kpp: '590301001',
  address: 'улица Складская, 1',
};

/** Orders a receipt at the city's server, as an earlier action of the driver. Returns its number. */
export const orderReceipt = async (
  { url }: Pick<FakeCity, 'url'>,
  city: string,
  { token }: SeededUser,
  payer: Readonly<Record<string, string>> = firm,
  sum = '500',
): Promise<string> => {
  const body = new URLSearchParams({ ...payer, sum, token });
  const reply = await fetch(`${url}/city/${city}/api/creatrefill`, { method: 'POST', body });
  const { result } = (await reply.json()) as { result: { receiptnumber: string } };
  return result.receiptnumber;
};
