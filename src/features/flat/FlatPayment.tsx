import { useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSameNumber } from '~/domain/planar';
import { forgetLeftToPay, leftToPayAtom, type LeftToPay } from '~/state/leftToPay';
import { useForm } from '~/ui/form/useForm';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { checkFlat, emptyFlat, flatAtoms } from './flat.form';
import { PaidPanel } from './PaidPanel';
import type { Payer } from './payer';
import { PricePanel } from './PricePanel';
import { ReturnPanel } from './ReturnPanel';
import { TicketForm } from './TicketForm';
import { usePlanar } from './usePlanar';

interface Props {
  /** The number of the parking that was chosen before: by a link, or on the map. */
  parking: string | undefined;
  payer: Payer;
}

/** Paying at a barrier: ticket, price, payment, and back (document 1, section 4). */
export const FlatPayment = ({ parking, payer }: Props) => {
  const { who, token } = payer;
  const atoms = flatAtoms[who];
  const kept = useAtomValue(leftToPayAtom);
  const [aside, setAside] = useAtom(atoms.aside);
  const form = useForm(atoms.form, (values) => checkFlat({ ...values, methodId: values.methodId ?? payer.usualMethodId }, payer.methods));
  const methodId = form.values.methodId ?? payer.usualMethodId;
  const planar = usePlanar(payer, parking);
  const { state, ask, clear } = planar;
  const [applied, setApplied] = useAtom(atoms.applied);
  const fill = useRouterState({ select: ({ location }) => location.state.fill });

  useEffect(() => {
    if (parking === undefined || (applied?.parking === parking && (fill === undefined || applied.fill === fill))) return;
    setApplied({ parking, fill });
    form.set({ parking });
    clear();
  });

  // Who has come for another parking, or for another ticket, is not kept from it.
  const left = token !== undefined && kept && kept.at !== aside && isAbout(kept, parking) ? kept : undefined;
  const shown = (): 'price' | 'payment' | 'paid' | 'return' => {
    if (state.step !== 'price') return 'payment';
    if (state.told?.kind === 'paid') return 'paid';
    return left ? 'return' : 'price';
  };
  const box = useFocusOnChange(shown());

  const view = (): React.ReactNode => {
    if (state.step !== 'price') {
      return <PricePanel price={state.price} methodId={methodId} onMethod={(id) => form.set({ methodId: id })} payer={payer} planar={planar} />;
    }
    if (state.told?.kind === 'paid') {
      const { paid } = state.told;
      const done = (): void => {
        form.reset({ ...emptyFlat, parking: paid.parking, methodId: form.values.methodId });
        clear();
      };
      return <PaidPanel paid={paid} payer={payer} onDone={done} />;
    }
    if (left && token !== undefined) {
      const again = async (): Promise<void> => {
        forgetLeftToPay();
        form.set({ parking: left.parking, ticket: left.ticket });
        await ask(left);
      };
      return <ReturnPanel left={left} who={who} token={token} onNotPaid={() => void again()} onOther={() => setAside(left.at)} />;
    }
    return <TicketForm form={form} methodId={methodId} payer={payer} planar={planar} />;
  };
  return <div ref={box}>{view()}</div>;
};

/** Does the address name no other parking than the one that was paid for? */
const isAbout = ({ parking, link }: LeftToPay, named: string | undefined): boolean =>
  named === undefined || named === link || isSameNumber(named, parking);
