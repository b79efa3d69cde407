import { useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSameNumber } from '~/domain/barrier/barrierTicket';
import {
  clearUnfinishedBarrierPayment,
  unfinishedBarrierPaymentAtom,
  type UnfinishedBarrierPayment,
} from '~/state/payments/unfinishedBarrierPayment';
import { useForm } from '~/ui/form/useForm';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { checkBarrierValues, emptyBarrierValues, barrierAtoms } from './barrier.form';
import { BarrierPaidPanel } from './BarrierPaidPanel';
import type { BarrierPayer } from './BarrierPayer';
import { BarrierPricePanel } from './BarrierPricePanel';
import { BarrierReturnPanel } from './BarrierReturnPanel';
import { TicketForm } from './TicketForm';
import { useBarrierPayment } from './useBarrierPayment';

interface Props {
  /** Number of the parking that was chosen by a link or on the map. */
  parking: string | undefined;
  payer: BarrierPayer;
}

/** Barrier payment: ticket, price, payment, and the return from the payment page. */
export const BarrierPayment = ({ parking, payer }: Props) => {
  const { audience, token } = payer;
  const atoms = barrierAtoms[audience];
  const unfinished = useAtomValue(unfinishedBarrierPaymentAtom);
  const [dismissedAt, setDismissedAt] = useAtom(atoms.dismissedAt);
  const form = useForm(atoms.form, (values) =>
    checkBarrierValues({ ...values, methodId: values.methodId ?? payer.defaultMethodId }, payer.methods),
  );
  const methodId = form.values.methodId ?? payer.defaultMethodId;
  const barrier = useBarrierPayment(payer, parking);
  const { state, requestPrice, clear } = barrier;
  const [applied, setApplied] = useAtom(atoms.applied);
  const fill = useRouterState({ select: ({ location }) => location.state.fill });

  useEffect(() => {
    if (parking === undefined || (applied?.parking === parking && (fill === undefined || applied.fill === fill)))
      return;
    setApplied({ parking, fill });
    form.set({ parking });
    clear();
  });

  // The return panel does not block a driver who came for another parking or wants to pay for another ticket.
  const unfinishedPayment =
    token !== undefined && unfinished && unfinished.at !== dismissedAt && isForParking(unfinished, parking)
      ? unfinished
      : undefined;
  const viewName = (): 'price' | 'payment' | 'paid' | 'return' => {
    if (state.step !== 'price') return 'payment';
    if (state.notice?.kind === 'paid') return 'paid';
    return unfinishedPayment ? 'return' : 'price';
  };
  const box = useFocusOnChange(viewName());

  const view = (): React.ReactNode => {
    if (state.step !== 'price') {
      return (
        <BarrierPricePanel
          price={state.price}
          methodId={methodId}
          onMethod={(id) => form.set({ methodId: id })}
          payer={payer}
          barrier={barrier}
        />
      );
    }
    if (state.notice?.kind === 'paid') {
      const { paid } = state.notice;
      const done = (): void => {
        form.reset({ ...emptyBarrierValues, parking: paid.parking, methodId: form.values.methodId });
        clear();
      };
      return <BarrierPaidPanel paid={paid} payer={payer} onDone={done} />;
    }
    if (unfinishedPayment && token !== undefined) {
      const again = async (): Promise<void> => {
        clearUnfinishedBarrierPayment();
        form.set({ parking: unfinishedPayment.parking, ticket: unfinishedPayment.ticket });
        await requestPrice(unfinishedPayment);
      };
      return (
        <BarrierReturnPanel
          unfinishedPayment={unfinishedPayment}
          audience={audience}
          token={token}
          onNotPaid={() => void again()}
          onOther={() => setDismissedAt(unfinishedPayment.at)}
        />
      );
    }
    return <TicketForm form={form} methodId={methodId} payer={payer} barrier={barrier} />;
  };
  return <div ref={box}>{view()}</div>;
};

/** True if the address names no parking, or the one of the unfinished payment. */
const isForParking = ({ parking, link }: UnfinishedBarrierPayment, linkedParking: string | undefined): boolean =>
  linkedParking === undefined || linkedParking === link || isSameNumber(linkedParking, parking);
