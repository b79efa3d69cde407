import * as v from 'valibot';
import { numeric, text } from '~/api/contract/wire';
import { need, learnedFact } from '../Facts';
import { shapeErrors } from '../shapeErrors';
import { step } from '../Step';

const point = v.object({ latitude: numeric, longitude: numeric });
/** One object of the map. */
const feature = v.object({
  type: v.literal('Feature'),
  geometry: v.union([
    v.object({ type: v.literal('Point'), coordinates: point }),
    v.object({ type: v.literal('LineString'), coordinates: v.array(point) }),
    v.object({ type: v.literal('Polygon'), coordinates: v.array(v.array(point)) }),
  ]),
  properties: v.object({
    objecttype: v.picklist([
      'parkings',
      'residentzone',
      'parcomats',
      'terminals',
      'InformationTable',
      'Church',
      'Museum',
      'Sight',
    ]),
    category: v.optional(text),
    code: v.optional(text),
    zone: v.optional(
      v.object({
        zonenumber: text,
        prices: v.array(v.object({ daycode: numeric, timestart: v.string(), timeend: v.string(), priceNum: numeric })),
      }),
    ),
    spaces: v.optional(
      v.object({ total: v.optional(numeric), free: v.optional(numeric), fordisabled: v.optional(numeric) }),
    ),
    freeparking: v.optional(v.boolean()),
  }),
});
const maxFeatures = 2000;

/** Calls that anyone may make. Later steps need their results: a zone, a parking, a payment method. */
export const openSteps = [
  step('getOptions'),
  step('getSettings', {
    learn: ({ result }, { known }) => {
      const method = result.paymentsMethods.find(
        ({ needsPhone, methodName }) => !needsPhone && methodName !== 'Квитанция',
      );
      if (method) known.set('payment method', method.methodName);
      known.set('duration', String(result.intervals?.min ?? 15));
      known.set('days before a subscription', String(result.subscriptionStartOffset ?? 0));
      known.set('topic', result.topics[0]?.code ?? '');
    },
  }),
  step('getZones', {
    as: 'guest',
    learn: ({ result }, { known }) => {
      const zone = result.find(({ prices }) => prices.length > 0) ?? result[0];
      const number = zone?.zone?.zonenumber ?? zone?.value ?? zone?.code;
      if (number) known.set('zone', number);
    },
  }),
  step('getParkings', {
    learn: ({ result }, { known }) => {
      const code = result[0]?.code ?? result[0]?.value;
      if (code) known.set('parking code', code);
    },
  }),
  step('getMapInfo', {
    checkBody: (body) => {
      const { features } = body as { features?: unknown };
      return Array.isArray(features) ? shapeErrors(v.array(feature), features.slice(0, maxFeatures), 'features') : [];
    },
  }),
  step('getPopup'),
  step('getSmsCommands'),
  step('getNews', {
    input: () => ({ limit: 50, offset: 0 }),
    learn: ({ result }, { known }) => known.set('news item', result[0]?.id ?? ''),
  }),
  step('getNewsItem', { input: (facts) => ({ id: learnedFact(facts, 'news item') }) }),
  step('getPage', { input: () => ({ path: 'personal-data-rules' }) }),
  step('checkEmail', { input: ({ run }) => ({ email: `nobody-${run}@example.com` }) }),
  step('checkPhone', { input: ({ run }) => ({ phone: `7988${run.slice(-7)}` }) }),
  step('checkCaptcha', {
    isWriting: false,
    input: async ({ captcha }) => ({ captcha: need(await captcha?.(), 'answer to the captcha') }),
  }),
  step('getConfirmationType'),
  step('getCost', {
    as: 'guest',
    input: (facts) => ({
      Vehicle: 'А100ВС99',
      Zone: learnedFact(facts, 'zone'),
      Duration: Number(learnedFact(facts, 'duration')),
    }),
  }),
  step('reportCardPayment', {
    input: ({ nowMs, run }) => ({
      source: 'card-widget',
      order: `contract-${run}`,
      billnumber: '',
      amount: '100',
      paymentDate: new Date(nowMs).toISOString(),
      status: 'not authorized',
    }),
  }),
];
