import { useAtomValue } from 'jotai';
import * as postRules from '~/domain/stay/retroactiveStart';
import { RetroactiveStartField } from '~/components/retroactive/RetroactiveStartField';
import { minuteAtom } from '~/state/clock';
import { store } from '~/state/store';
import { retroactiveRulesAtom } from './guest.form';
import type { useGuestForm } from './useGuestForm';

store.set(retroactiveRulesAtom, postRules);

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'rules' | 'retroactive'>;
  refusal?: string;
}

/** The start of a guest's retroactive stay. It is loaded with its rules if the city accepts such payments. */
export const GuestRetroactiveField = ({ guest: { form, rules, retroactive }, refusal }: Props) => {
  const now = useAtomValue(minuteAtom);
  return (
    <RetroactiveStartField
      form={form}
      kinds={retroactive.kinds}
      refusal={refusal}
      now={now}
      timeZone={rules.tariff.timeZone}
    />
  );
};
