import { normaliseBarrierNumber } from '~/domain/barrier/barrierTicket';
import { barrierStart, barrierFlow, type BarrierEvent, type BarrierState } from '~/domain/barrier/barrier.flow';
import { personalAtom } from '~/state/session/personalAtom';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';

export interface BarrierValues {
  parking: string;
  ticket: string;
  methodId: string | undefined;
}

export type BarrierFieldError = 'NoParking' | 'NoTicket' | 'NoMethod';

export const emptyBarrierValues: BarrierValues = { parking: '', ticket: '', methodId: undefined };

export const checkBarrierValues = (
  { parking, ticket, methodId }: BarrierValues,
  methods: readonly { id: string }[],
): Partial<Record<keyof BarrierValues, BarrierFieldError>> => {
  const errors: Partial<Record<keyof BarrierValues, BarrierFieldError>> = {};
  if (normaliseBarrierNumber(parking) === '') errors.parking = 'NoParking';
  if (normaliseBarrierNumber(ticket) === '') errors.ticket = 'NoTicket';
  if (!methods.some(({ id }) => id === methodId)) errors.methodId = 'NoMethod';
  return errors;
};

/** A guest and a driver on the same device do not share form values, notices and payments. */
export type BarrierAudience = 'guest' | 'driver';

/** Form, price and link outlive the screen, so a change of language loses nothing. The price continues to age. */
const createAtoms = () => ({
  form: personalAtom(emptyForm<BarrierValues>(emptyBarrierValues)),
  flow: personalAtom<BarrierState>(barrierStart),
  /** The parking that a link filled in, and the tap on "pay here" that led to it. */
  applied: personalAtom<{ parking: string; fill?: string } | undefined>(undefined),
  /** The login under which the price on the screen was requested. The price is void under another login. */
  token: personalAtom<string | undefined>(undefined),
  /** Time of the unfinished payment that the driver dismissed to pay for another ticket. */
  dismissedAt: personalAtom<number | undefined>(undefined),
});
export const barrierAtoms: Record<BarrierAudience, ReturnType<typeof createAtoms>> = {
  guest: createAtoms(),
  driver: createAtoms(),
};

export const dispatchBarrier = (audience: BarrierAudience, event: BarrierEvent): void =>
  store.set(barrierAtoms[audience].flow, (state) => barrierFlow(state, event));
/** True if the login under which something began is still active. An answer that arrives after a logout is dropped. */
export const isSameLogin = (audience: BarrierAudience, token: string | undefined): boolean =>
  store.get(barrierAtoms[audience].token) === token;
