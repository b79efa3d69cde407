import { atom, type PrimitiveAtom } from 'jotai';

/** What has been typed into one form, and which fields have been left. Lives in an atom: it outlasts the screen. */
export interface FormState<Values> {
  values: Values;
  touched: Partial<Record<keyof Values, true>>;
  /** The driver has pressed the button once: from now on every fault is shown. */
  isSubmitted: boolean;
}

export type FormAtom<Values> = PrimitiveAtom<FormState<Values>>;

export const emptyForm = <Values>(values: Values): FormState<Values> => ({ values, touched: {}, isSubmitted: false });

export const formAtom = <Values>(initial: Values): FormAtom<Values> => atom(emptyForm(initial));
