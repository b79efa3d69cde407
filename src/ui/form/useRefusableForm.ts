import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFault } from './focusFault';
import type { FormAtom } from './formAtom';
import { useForm, type Faults } from './useForm';

/** What a server has said of one value of one field. A passing one is of the moment: the same value may be sent again. */
type Refusals<Values> = Partial<Record<keyof Values, { value: unknown; errorName: string; isPassing: boolean }>>;

/**
 * A form whose fields a server may refuse, each by the name of an error. The refusal stands at the field like a fault of
 * its own until the value is another one; the same value is not sent again.
 */
export const useRefusableForm = <Values extends object, Fault extends string>(
  form: FormAtom<Values>,
  check: (values: Values) => Faults<Values, Fault>,
) => {
  const [refusals, setRefusals] = useState<Refusals<Values>>({});
  const element = useRef<HTMLFormElement | undefined>(undefined);
  const checkAll = (values: Values): Faults<Values, string> => {
    const faults: Faults<Values, string> = {};
    for (const name of Object.keys(refusals) as (keyof Values)[]) {
      const refusal = refusals[name];
      if (refusal && !refusal.isPassing && refusal.value === values[name]) faults[name] = refusal.errorName;
    }
    return { ...check(values), ...faults };
  };
  const machine = useForm<Values, string>(form, checkAll);

  const note = (name: keyof Values, value: unknown, errorName: string, isPassing = false): void => {
    setRefusals((old) => ({ ...old, [name]: { value, errorName, isPassing } }));
    machine.touch(name);
  };

  return {
    ...machine,
    fault: (name: keyof Values): string | undefined => {
      const refusal = refusals[name];
      return machine.fault(name) ?? (refusal?.isPassing && refusal.value === machine.values[name] ? refusal.errorName : undefined);
    },
    submit: (send: (values: Values) => Promise<void> | void) => (event: SubmitEvent<HTMLFormElement>) => {
      element.current = event.currentTarget;
      setRefusals(
        (old) => Object.fromEntries(Object.entries(old).filter(([, refusal]) => !(refusal as { isPassing: boolean }).isPassing)) as typeof old,
      );
      machine.submit(send)(event);
    },
    /** Learned in passing, while something else is filled in. */
    note,
    /** The answer to sending the form: the field gets the focus. */
    refuse: (name: keyof Values, value: unknown, errorName: string, isPassing = false): void => {
      flushSync(() => note(name, value, errorName, isPassing));
      focusFault(element.current);
    },
    /** A new code has been sent: what was said of the old one is void. */
    forgive: (): void => setRefusals({}),
  };
};
