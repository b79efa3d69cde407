import * as v from 'valibot';
import { profileStay } from '~/api/contract/profile';
import { clockWarning } from '../clockWarning';
import { need, learnedFact, type Facts } from '../Facts';
import { shapeErrors } from '../shapeErrors';
import { step } from '../Step';

type WireStay = v.InferOutput<typeof profileStay>;

/** A plate that only this run uses, so that no stay of an earlier run is in the way. */
export const plateOf = ({ run }: Facts): string =>
  `А${run.slice(-3)}ВС${String(10 + (Number(run.slice(-5, -3)) % 90))}`;

const staysOf = (stays: readonly unknown[] | undefined): WireStay[] =>
  (stays ?? []).flatMap((one) => {
    const result = v.safeParse(profileStay, one);
    return result.success ? [result.output] : [];
  });

/** Records a call that starts a stay now. The next reading of the profile compares the time of the stay. */
export const recordStart = (facts: Facts): void => {
  facts.known.set('Date of a start', String(facts.nowMs)).set('time of a start', String(facts.tookMs));
};

/** Reads the profile and, if there is one, the stay of this run's plate. */
export const profileStep = step('getProfile', {
  as: 'driver',
  learn: ({ result }, facts) => {
    const { known } = facts;
    known.set('e-mail', result.email ?? '');
    known.set('first name', result.firstName ?? '');
    known.set('phone', result.telephones[0]?.phone ?? result.telephone ?? '');
    known.set('vehicle', result.ts[0]?.numberTs ?? '');
    const stay = staysOf(result.sessions).find(({ transport }) => transport.numberTs === plateOf(facts));
    known.set('stay', stay?.reservationId ?? stay?.id ?? '');
    known.set('order', stay?.id ?? '');
    const dateMs = known.get('Date of a start');
    const warning =
      stay &&
      dateMs &&
      clockWarning(
        stay.startDate,
        { dateMs: Number(dateMs), tookMs: Number(known.get('time of a start')) },
        facts.timeZone,
      );
    if (warning) facts.warnings.push(warning);
    known.delete('Date of a start');
  },
  checkBody: (body) => {
    const { result } = body as { result?: { sessions?: unknown } };
    return Array.isArray(result?.sessions) ? shapeErrors(v.array(profileStay), result.sessions, 'result.sessions') : [];
  },
});

/** The driver signs in and reads everything that can be read. */
export const driverSteps = [
  step('login', {
    isWriting: false,
    input: ({ driver }) => need(driver, 'login'),
    learn: ({ token }, { known }) => known.set('token of the driver', token),
  }),
  profileStep,
  step('getBalance', { as: 'driver' }),
  step('getAccountSettings', {
    as: 'driver',
    learn: ({ result }, { known }) => {
      const [first] = result;
      if (!first) return;
      known.set('setting', first.name);
      known.set('value of the setting', String(first.value));
    },
  }),
  step('getOperations', {
    as: 'driver',
    input: () => ({ StartDate: '', EndDate: '', Operation: 'all', Vehicle: '', Zone: '', OrderNumber: '', Driver: '' }),
  }),
  step('getRecentOperations', { as: 'driver' }),
  step('downloadHistory', { as: 'driver', input: () => ({ Operation: 'all', type: 'xls' }) }),
  step('downloadHistory', { as: 'driver', input: () => ({ Operation: 'all', type: 'pdf' }) }),
  step('getBenefits', { as: 'driver' }),
  step('getSubscriptionOffers', {
    as: 'driver',
    learn: ({ result }, { known }) => {
      const cheapest = result
        .filter(({ parkingPermitType }) => parkingPermitType === 'week')
        .sort((one, other) => one.cost - other.cost)[0];
      if (cheapest) known.set('subscription', cheapest.parkingPermitCode);
    },
  }),
  step('getFines', { as: 'driver', learn: ({ fines }, { known }) => known.set('fine', fines[0]?.uin ?? '') }),
  step('getFineImage', { as: 'driver', input: (facts) => ({ uin: learnedFact(facts, 'fine') }) }),
  step('getReceiptList', {
    as: 'driver',
    learn: ({ result }, { known }) => known.set('receipt', result[0]?.receiptnumber ?? ''),
  }),
  step('getAppeals', { as: 'driver', learn: ({ items }, { known }) => known.set('appeal', items[0]?.id ?? '') }),
  step('getConstructorZones', {
    as: 'driver',
    learn: ({ result }, { known }) =>
      known.set('zone of the constructor', result.find(({ special }) => !special)?.code ?? ''),
  }),
  step('getConstructorTiming', {
    as: 'driver',
    learn: ({ result }, { known }) => known.set('days of the constructor', String(result[0] ?? '')),
  }),
  step('selectSubscriptions', {
    as: 'driver',
    input: (facts) => ({
      zones: [learnedFact(facts, 'zone of the constructor')],
      dateStart: dayAfter(facts, 1),
      timing: Number(learnedFact(facts, 'days of the constructor')),
    }),
  }),
  step('checkDocument', { as: 'driver', input: ({ run }) => ({ type: 'STS', number: `77АА${run.slice(-6)}` }) }),
];

/** A day of the city as `YYYY-MM-DD`, that many days from today. */
export function dayAfter({ nowMs, timeZone }: Facts, days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(nowMs + days * 86_400_000);
}
