import { describe, expect, it } from 'vitest';
import {
  buySubscription,
  changeSubscriptionVehicle,
  continueSubscription,
  getBenefits,
  pauseSubscription,
  refundSubscription,
} from '~/api/contract/subscriptions';
import { serverOfFile } from './server';

const server = serverOfFile();
const city = 'perm';

/** The status and the error name of a city's answer to a form. */
const answerTo = async (path: string, form: Record<string, string>) => {
  const { body } = await server.current.post(city, path, form);
  return [body['status'], body['errorName']];
};

// A refused action on a permit has the status `Error`. All other refusals have `error`.
describe.each([
  ['pauseSubscription', pauseSubscription, 'RequiredField'],
  ['continueSubscription', continueSubscription, 'RequiredField'],
  ['refundSubscription', refundSubscription, 'RequiredField'],
  ['changeSubscriptionVehicle', changeSubscriptionVehicle, 'EmptyTs'],
])('refusals of %s', (id, { path }, nameOfMissing) => {
  const form = { orderNum: 'A999999', grzNew: 'А001ВС59' };

  it('a call on a subscription is refused with the status "Error" if its number is unknown, missing or too long', async () => {
    const { token } = await server.current.driver(city);
    expect(await answerTo(path, { ...form, token })).toEqual(['Error', 'ValidationError']);
    expect(await answerTo(path, { token })).toEqual(['Error', nameOfMissing]);
    expect(await answerTo(path, { ...form, token, orderNum: 'A'.repeat(1_100_000) })).toEqual([
      'Error',
      'ValidationError',
    ]);
  });

  it('a call on a subscription is refused with the status "Error" if its token is missing or old', async () => {
    expect(await answerTo(path, form)).toEqual(['Error', 'TokenNotFound']);
    expect(await answerTo(path, { ...form, token: 'old' })).toEqual(['Error', 'TokenExpired']);
  });

  it('a call on a subscription is refused with the status "Error" if the test set a refusal', async () => {
    const { token } = await server.current.driver(city);
    await server.current.control.settings(city, { refusals: { [id]: 'UnknownError' } });
    try {
      expect(await answerTo(path, { ...form, token })).toEqual(['Error', 'UnknownError']);
    } finally {
      await server.current.control.settings(city, { refusals: {} });
    }
  });
});

describe('refusals of the other subscription calls', () => {
  it('refusals of a purchase and of the list of permits have the status "error"', async () => {
    const { token } = await server.current.driver(city);
    const purchase = { vehicle: 'А001ВС59', codeSubscription: 'none', paymentService: 'balance' };
    expect(await answerTo(buySubscription.path, { token })).toEqual(['error', 'EmptyTs']);
    expect(await answerTo(buySubscription.path, { ...purchase, token })).toEqual(['error', 'TariffNotFound']);
    expect(await answerTo(buySubscription.path, purchase)).toEqual(['error', 'TokenNotFound']);
    expect(await server.current.call(city, getBenefits, {})).toMatchObject({ detail: { status: 'error' } });
  });
});
