import { planarNumber } from '~/domain/planar';
import { planarStart, planarFlow, type PlanarEvent, type PlanarState } from '~/domain/planar.flow';
import { personalAtom } from '~/state/personal';
import { store } from '~/state/store';
import { emptyForm } from '~/ui/form/formAtom';

/** What is filled in at a barrier (document 1, section 5). */
export interface FlatValues {
  parking: string;
  ticket: string;
  methodId: string | undefined;
}

export type FlatFault = 'NoParking' | 'NoTicket' | 'NoMethod';

export const emptyFlat: FlatValues = { parking: '', ticket: '', methodId: undefined };

export const checkFlat = (
  { parking, ticket, methodId }: FlatValues,
  methods: readonly { id: string }[],
): Partial<Record<keyof FlatValues, FlatFault>> => {
  const faults: Partial<Record<keyof FlatValues, FlatFault>> = {};
  if (planarNumber(parking) === '') faults.parking = 'NoParking';
  if (planarNumber(ticket) === '') faults.ticket = 'NoTicket';
  if (!methods.some(({ id }) => id === methodId)) faults.methodId = 'NoMethod';
  return faults;
};

/** A guest and a driver of one device: what one of them fills in, is told and pays is not the other's. */
export type Who = 'guest' | 'driver';

/** Form, price and link outlive the screen: a change of language costs nothing of them, and the price goes on ageing. */
const begin = () => ({
  form: personalAtom(emptyForm<FlatValues>(emptyFlat)),
  planar: personalAtom<PlanarState>(planarStart),
  /** What has been filled in from a link, and the tap on "pay here" that led to it. */
  applied: personalAtom<{ parking: string; fill?: string } | undefined>(undefined),
  /** As whom the price on the screen was asked: under another login it is none. */
  token: personalAtom<string | undefined>(undefined),
  /** The payment, by its time, whose ending somebody does not wait for before the next ticket. */
  aside: personalAtom<number | undefined>(undefined),
});
export const flatAtoms: Record<Who, ReturnType<typeof begin>> = { guest: begin(), driver: begin() };

export const tellPlanar = (who: Who, event: PlanarEvent): void => store.set(flatAtoms[who].planar, (state) => planarFlow(state, event));
/** Is this still the login under which something was begun? An answer that comes after a logout is told to nobody. */
export const isStill = (who: Who, token: string | undefined): boolean => store.get(flatAtoms[who].token) === token;
