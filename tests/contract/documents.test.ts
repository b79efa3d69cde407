import { describe, expect, it } from 'vitest';
import { getProfile } from '~/api/contract/profile';
import { addCar, addDocument, checkDocument, deleteDocument, editDocument } from '~/api/contract/vehicles';
import { nextPlate, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';
type DocumentType = 'STS' | 'VU';

let documentCount = 0;
/** Returns digits that no other document in the suite has. */
const nextDigits = (): string => {
  documentCount += 1;
  return String(documentCount).padStart(6, '0');
};

const driver = async (): Promise<string> => (await server.current.driver(city)).token;
const add = (token: string, type: DocumentType, title: string) =>
  server.current.call(city, addDocument, { type, title }, token);
const check = (token: string, type: DocumentType, number: string) =>
  server.current.call(city, checkDocument, { type, number }, token);
const edit = (token: string, type: DocumentType, oldtitle: string, title: string) =>
  server.current.call(city, editDocument, { type, oldtitle, title }, token);
const remove = (token: string, type: DocumentType, title: string) =>
  server.current.call(city, deleteDocument, { type, title }, token);
const documentsOf = async (token: string) =>
  valueOf(await server.current.call(city, getProfile, {}, token)).result.documents;

describe('the documents of a driver', () => {
  it.each([
    ['STS', '59 ВО ', 'ВО', 'Свидетельство о регистрации ТС'],
    ['STS', '59bo', 'ВО', 'Свидетельство о регистрации ТС'],
    ['VU', '59 12 ', '12', 'Водительское удостоверение'],
    ['VU', '59 вО ', 'ВО', 'Водительское удостоверение'],
  ] as const)(
    'a document of type %s given as %s… is stored in one spelling and shown in the profile',
    async (type, series, storedSeries, typeLabel) => {
      const token = await driver();
      const digits = nextDigits();
      const { result } = valueOf(await add(token, type, series + digits));
      expect(await documentsOf(token)).toEqual([
        { id: result?.id, type, title: `59${storedSeries}${digits}`, typeLabel },
      ]);
    },
  );

  it.each([
    ['STS', '', 'RequiredField'],
    ['STS', '   ', 'RequiredField'],
    ['STS', '99 А! 999999', 'InvalidFormat'],
    ['STS', '99 АА 99999', 'InvalidFormat'],
    ['VU', '99 А! 999999', 'InvalidFormat'],
    ['VU', '99АА9999990', 'InvalidFormat'],
    ['VU', '<script>', 'InvalidFormat'],
  ] as const)('a document of type %s with the number "%s" is refused as %s', async (type, title, errorName) => {
    const token = await driver();
    expect(await add(token, type, title)).toEqual(refusedWith(errorName));
    expect(await check(token, type, title)).toEqual(refusedWith(errorName));
    expect(await documentsOf(token)).toEqual([]);
  });

  it('a vehicle certificate with digits for letters is refused as a document but accepted for a vehicle and by the check', async () => {
    const [one, other] = [await driver(), await driver()];
    const number = `5911${nextDigits()}`;
    expect(await add(one, 'STS', number)).toEqual(refusedWith('InvalidFormat'));
    valueOf(await check(one, 'STS', number));
    valueOf(await server.current.call(city, addCar, { numberTs: nextPlate(), STSNumber: number }, one));
    expect(await check(other, 'STS', `59 11 ${number.slice(4)}`)).toEqual(refusedWith('UserExists'));
  });

  it('a document of an unknown type is refused', async () => {
    const token = await driver();
    const { body } = await server.current.post(city, '/api/profile/document', {
      token,
      type: 'PASS',
      title: '59АА000000',
    });
    expect(body).toMatchObject({ status: 'error', errorName: 'ValidationError' });
  });

  it('a document’s number and type can be changed, and the document can be deleted', async () => {
    const token = await driver();
    const [old, young] = [`59АА${nextDigits()}`, `59АА${nextDigits()}`];
    valueOf(await add(token, 'STS', old));
    valueOf(await edit(token, 'STS', old.toLowerCase(), young));
    valueOf(await edit(token, 'VU', young, young));
    expect(await documentsOf(token)).toMatchObject([{ type: 'VU', title: young }]);
    expect(await remove(token, 'STS', young)).toEqual(refusedWith('ValidationError'));
    valueOf(await remove(token, 'VU', young));
    expect(await documentsOf(token)).toEqual([]);
    expect(await remove(token, 'VU', young)).toEqual(refusedWith('ValidationError'));
  });

  it('a driver cannot change or delete another driver’s document', async () => {
    const [one, other] = [await driver(), await driver()];
    const title = `59АА${nextDigits()}`;
    valueOf(await add(one, 'STS', title));
    expect(await edit(other, 'STS', title, `59АА${nextDigits()}`)).toEqual(refusedWith('ValidationError'));
    expect(await remove(other, 'STS', title)).toEqual(refusedWith('ValidationError'));
    expect(await documentsOf(one)).toMatchObject([{ title }]);
  });
});

describe('a document number that is taken', () => {
  it('a number on any driver’s document is refused in every spelling, by the check, for a new one and for a change', async () => {
    const [one, other] = [await driver(), await driver()];
    const [taken, ownNumber] = [nextDigits(), nextDigits()];
    valueOf(await add(one, 'STS', `59АВ${taken}`));
    valueOf(await add(other, 'STS', `59АВ${ownNumber}`));
    for (const spelled of [`59АВ${taken}`, `59 ав ${taken}`, `59ab${taken}`])
      expect(await check(other, 'STS', spelled)).toEqual(refusedWith('UserExists'));
    expect(await check(one, 'STS', `59АВ${taken}`)).toEqual(refusedWith('UserExists'));
    expect(await add(other, 'STS', `59AB${taken}`)).toEqual(refusedWith('ValidationError'));
    expect(await edit(other, 'STS', `59АВ${ownNumber}`, `59АВ${taken}`)).toEqual(refusedWith('ValidationError'));
    expect(await documentsOf(other)).toMatchObject([{ title: `59АВ${ownNumber}` }]);
    // The same number is free for the other kind of document and in another city.
    valueOf(await check(other, 'VU', `59АВ${taken}`));
    const stranger = await server.current.driver('kazan');
    valueOf(await server.current.call('kazan', checkDocument, { type: 'STS', number: `59АВ${taken}` }, stranger.token));
  });

  it('a number on a vehicle’s certificate is refused for a document', async () => {
    const [one, other] = [await driver(), await driver()];
    const number = `59АВ${nextDigits()}`;
    valueOf(await check(other, 'STS', number));
    valueOf(await server.current.call(city, addCar, { numberTs: nextPlate(), STSNumber: number }, one));
    expect(await check(other, 'STS', number)).toEqual(refusedWith('UserExists'));
    expect(await add(other, 'STS', number)).toEqual(refusedWith('ValidationError'));
  });

  it('a vehicle cannot be added with a certificate number that is on another driver’s document', async () => {
    const [one, other] = [await driver(), await driver()];
    const number = `59АВ${nextDigits()}`;
    valueOf(await add(one, 'STS', number));
    expect(await server.current.call(city, addCar, { numberTs: nextPlate(), STSNumber: number }, other)).toEqual(
      refusedWith('ValidationError'),
    );
  });
});

describe('document calls without a driver’s token', () => {
  const calls = {
    addDocument: (token?: string) =>
      server.current.call(city, addDocument, { type: 'STS', title: '59АА999999' }, token),
    editDocument: (token?: string) =>
      server.current.call(city, editDocument, { type: 'STS', title: '59АА999999', oldtitle: '59АА999998' }, token),
    deleteDocument: (token?: string) =>
      server.current.call(city, deleteDocument, { type: 'STS', title: '59АА999999' }, token),
    checkDocument: (token?: string) =>
      server.current.call(city, checkDocument, { type: 'STS', number: '59АА999999' }, token),
  };

  it.each(Object.entries(calls))('the document call %s is refused without a driver’s token', async (_, request) => {
    expect(await request()).toEqual(refusedWith('TokenNotFound'));
    expect(await request('strange')).toEqual({ kind: 'expired' });
  });
});
