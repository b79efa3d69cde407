import { atom, type PrimitiveAtom } from 'jotai';

/** The values of one form, and the fields that have been left. An atom holds it, so it outlives the screen. */
export interface FormState<Values> {
  values: Values;
  touched: Partial<Record<keyof Values, true>>;
  /** True once the driver has pressed the button: from then on every error is shown. */
  isSubmitted: boolean;
}

export type FormAtom<Values> = PrimitiveAtom<FormState<Values>>;

export const emptyForm = <Values>(values: Values): FormState<Values> => ({ values, touched: {}, isSubmitted: false });

export const formAtom = <Values>(initial: Values): FormAtom<Values> => atom(emptyForm(initial));
