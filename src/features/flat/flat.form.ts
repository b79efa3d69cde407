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

/** Form, price and link outlive the screen: a change of language costs nothing of them, and the price goes on ageing. */
export const flatForm = personalAtom(emptyForm<FlatValues>(emptyFlat));
export const planarAtom = personalAtom<PlanarState>(planarStart);
/** What has been filled in from a link, and the tap on "pay here" that led to it. */
export const appliedParkingAtom = personalAtom<{ parking: string; fill?: string } | undefined>(undefined);

export const tellPlanar = (event: PlanarEvent): void => store.set(planarAtom, (state) => planarFlow(state, event));
