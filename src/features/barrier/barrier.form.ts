import { normaliseBarrierNumber } from '~/domain/barrier/barrierTicket';
import { barrierStart, barrierFlow, type BarrierEvent, type BarrierState } from '~/domain/barrier/barrier.flow';
import { personalAtom } from '~/state/session/personalAtom';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';

/** What is filled in at a barrier (document 1, section 5). */
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

/** A guest and a driver of one device: what one of them fills in, is told and pays is not the other's. */
export type BarrierAudience = 'guest' | 'driver';

/** Form, price and link outlive the screen: a change of language costs nothing of them, and the price goes on ageing. */
const createAtoms = () => ({
  form: personalAtom(emptyForm<BarrierValues>(emptyBarrierValues)),
  flow: personalAtom<BarrierState>(barrierStart),
  /** What has been filled in from a link, and the tap on "pay here" that led to it. */
  applied: personalAtom<{ parking: string; fill?: string } | undefined>(undefined),
  /** As whom the price on the screen was asked: under another login it is none. */
  token: personalAtom<string | undefined>(undefined),
  /** The payment, by its time, whose ending somebody does not wait for before the next ticket. */
  dismissedAt: personalAtom<number | undefined>(undefined),
});
export const barrierAtoms: Record<BarrierAudience, ReturnType<typeof createAtoms>> = {
  guest: createAtoms(),
  driver: createAtoms(),
};

export const dispatchBarrier = (audience: BarrierAudience, event: BarrierEvent): void =>
  store.set(barrierAtoms[audience].flow, (state) => barrierFlow(state, event));
/** Is this still the login under which something was begun? An answer that comes after a logout is told to nobody. */
export const isSameLogin = (audience: BarrierAudience, token: string | undefined): boolean =>
  store.get(barrierAtoms[audience].token) === token;
