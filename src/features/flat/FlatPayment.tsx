import { useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { forgetLeftToPay, leftToPayAtom } from '~/state/leftToPay';
import { useForm } from '~/ui/form/useForm';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { appliedParkingAtom, checkFlat, emptyFlat, flatForm } from './flat.form';
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
  const left = useAtomValue(leftToPayAtom);
  const form = useForm(flatForm, (values) => checkFlat({ ...values, methodId: values.methodId ?? payer.usualMethodId }, payer.methods));
  const methodId = form.values.methodId ?? payer.usualMethodId;
  const planar = usePlanar(payer);
  const { state, ask, clear } = planar;
  const [applied, setApplied] = useAtom(appliedParkingAtom);
  const fill = useRouterState({ select: ({ location }) => location.state.fill });

  useEffect(() => {
    if (parking === undefined || (applied?.parking === parking && (fill === undefined || applied.fill === fill))) return;
    setApplied({ parking, fill });
    form.set({ parking });
    clear();
  });

  const shown = (): 'price' | 'payment' | 'paid' | 'return' => {
    if (state.step !== 'price') return 'payment';
    if (state.told?.kind === 'paid') return 'paid';
    return left && payer.token !== undefined ? 'return' : 'price';
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
      return <PaidPanel paid={paid} now={planar.now} payer={payer} onDone={done} />;
    }
    if (left && payer.token !== undefined) {
      const again = async (): Promise<void> => {
        forgetLeftToPay();
        form.set({ parking: left.parking, ticket: left.ticket });
        await ask(left);
      };
      return <ReturnPanel left={left} token={payer.token} onNotPaid={() => void again()} />;
    }
    return <TicketForm form={form} methodId={methodId} payer={payer} planar={planar} />;
  };
  return <div ref={box}>{view()}</div>;
};
