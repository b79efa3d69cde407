import { expect, it } from 'vitest';
import { checkSubscription } from '~/features/subscriptions/subscription.form';

const context = {
  plates: ['А123ВС59'],
  days: { today: '2026-11-20', first: '2026-11-20', last: '2026-12-20' },
  hasDay: true,
  isFromBalance: false,
  methods: [
    { id: 'card', label: 'Карта', needsPhone: false },
    { id: 'mobile', label: 'Телефон', needsPhone: true },
  ],
};
const good = { plate: 'А123ВС59', startDay: '2026-11-21', methodId: 'card', phone: '' };

it.each([
  [{}, {}, {}],
  [{ plate: undefined }, {}, { plate: 'NoVehicle' }],
  [{ plate: 'В777ОР59' }, {}, { plate: 'NoVehicle' }],
  [{ startDay: '' }, {}, { startDay: 'NoDate' }],
  // B-49
  [{ startDay: '2026-11-19' }, {}, { startDay: 'PastDate' }],
  [
    { startDay: '2026-11-20' },
    { days: { today: '2026-11-20', first: '2026-11-22', last: '2026-12-20' } },
    { startDay: 'TooEarly' },
  ],
  [{ startDay: '2026-12-21' }, {}, { startDay: 'TooLate' }],
  // B-50: the offer for yesterday needs no day, whatever the field contains.
  [{ startDay: '2026-11-19' }, { hasDay: false }, {}],
  [{ startDay: '' }, { hasDay: false }, {}],
  [{ methodId: undefined }, {}, { methodId: 'NoMethod' }],
  [{ methodId: 'gone' }, {}, { methodId: 'NoMethod' }],
  [{ methodId: undefined }, { isFromBalance: true }, {}],
  [{ methodId: 'mobile' }, {}, { phone: 'PhoneEmpty' }],
  [{ methodId: 'mobile', phone: '+7 (912) 345 - 67 - 89' }, {}, {}],
  [{ methodId: 'mobile' }, { isFromBalance: true }, {}],
])('B-49, B-50: the subscription form with %j and %j has the errors %j', (values, patch, errors) => {
  expect(checkSubscription({ ...good, ...values }, { ...context, ...patch })).toEqual(errors);
});
