import { useAtom, useStore } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './focusFirstError';
import { emptyForm, type FormAtom } from './formAtom';

export type FieldErrors<Values, ErrorCode extends string> = Partial<Record<keyof Values, ErrorCode>>;

/**
 * The one form machine. `check` is a pure rule over the values; its faults are shown once a field has been left or the
 * form sent. A form is sent by its own submit event, once at a time, and only without faults; otherwise the first
 * wrong field gets the focus and nothing is called.
 */
export const useForm = <Values extends object, ErrorCode extends string>(
  form: FormAtom<Values>,
  check: (values: Values) => FieldErrors<Values, ErrorCode>,
) => {
  const store = useStore();
  const [state, setState] = useAtom(form);
  const [isBusy, setBusy] = useState(false);
  // A second tap comes before the next render: only a ref is quick enough.
  const isSending = useRef(false);
  const errors = check(state.values);
  const isValid = Object.keys(errors).length === 0;

  const set = (change: Partial<Values>): void => setState((old) => ({ ...old, values: { ...old.values, ...change } }));
  const touch = (name: keyof Values): void =>
    setState((old) => (old.touched[name] ? old : { ...old, touched: { ...old.touched, [name]: true } }));
  const blur = (name: keyof Values): void => {
    if (store.get(form).values[name]) touch(name);
  };

  const submit = (send: (values: Values) => Promise<void> | void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    if (store.get(form) !== state) {
      // The last letter is not drawn yet (`useDraft`): what is sent is what was judged and priced with it.
      flushSync(() => setState((old) => ({ ...old })));
      // While a form is being sent, browsers take no second wish to send it.
      setTimeout(() => element.isConnected && element.requestSubmit());
      return;
    }
    if (!isValid) {
      flushSync(() => setState((old) => ({ ...old, isSubmitted: true })));
      focusFirstError(element);
      return;
    }
    isSending.current = true;
    setBusy(true);
    void Promise.resolve(send(state.values)).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };

  return {
    values: state.values,
    isValid,
    isBusy,
    set,
    touch,
    /** A field is left: its fault is shown from now on, unless it is empty. */
    blur,
    submit,
    /** The fault of a field, once it may be shown. */
    error: (name: keyof Values): ErrorCode | undefined =>
      state.touched[name] || state.isSubmitted ? errors[name] : undefined,
    /** The fault of a field, shown or not. */
    currentError: (name: keyof Values): ErrorCode | undefined => errors[name],
    reset: (values: Values): void => setState(emptyForm(values)),
  };
};

export type Form<Values extends object, ErrorCode extends string> = ReturnType<typeof useForm<Values, ErrorCode>>;
