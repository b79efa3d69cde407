import { useAtom, useStore } from 'jotai';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './focusFirstError';
import { emptyForm, type FormAtom } from './formAtom';

export type FieldErrors<Values, ErrorCode extends string> = Partial<Record<keyof Values, ErrorCode>>;

interface Fields<Values extends object, ErrorCode extends string> {
  values: Values;
  set: (change: Partial<Values>) => void;
  blur: (name: keyof Values) => void;
  error: (name: keyof Values) => ErrorCode | undefined;
  /** The words of a server that belong to the error. */
  message?: (name: keyof Values) => string | undefined;
}

/** The props of the field of one value. `toText` turns its error code into a text; without it the field gets the code. */
export const fieldProps =
  <Values extends object, ErrorCode extends string>({ values, set, blur, error, message }: Fields<Values, ErrorCode>) =>
  <Name extends keyof Values, Shown = ErrorCode | undefined>(
    name: Name,
    toText: (error: ErrorCode | undefined, message?: string) => Shown = (code) => code as Shown,
  ) => ({
    value: values[name],
    onChange: (value: Values[Name]): void => set({ [name]: value } as unknown as Partial<Values>),
    onBlur: (): void => blur(name),
    error: toText(error(name), message?.(name)),
  });

/**
 * The state of every form. `check` is a pure rule over the values; its errors are shown once a field has been left or
 * the form was sent. A form is sent by its own submit event, once at a time, and only without errors. Otherwise the
 * first invalid field gets the focus and nothing is called.
 */
export const useForm = <Values extends object, ErrorCode extends string>(
  form: FormAtom<Values>,
  check: (values: Values) => FieldErrors<Values, ErrorCode>,
) => {
  const store = useStore();
  const [state, setState] = useAtom(form);
  const [isBusy, setBusy] = useState(false);
  // A second tap may come before the next render, so only a ref is fast enough.
  const isSending = useRef(false);
  const errors = check(state.values);
  const isValid = Object.keys(errors).length === 0;

  const set = (change: Partial<Values>): void => setState((old) => ({ ...old, values: { ...old.values, ...change } }));
  const touch = (name: keyof Values): void =>
    setState((old) => (old.touched[name] ? old : { ...old, touched: { ...old.touched, [name]: true } }));
  const blur = (name: keyof Values): void => {
    if (store.get(form).values[name]) touch(name);
  };

  /** Shows every error, and focuses the first invalid field of the form. */
  const showErrors = (element: HTMLFormElement | null): void => {
    flushSync(() => setState((old) => ({ ...old, isSubmitted: true })));
    focusFirstError(element);
  };

  const submit = (send: (values: Values) => Promise<void> | void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    if (store.get(form) !== state) {
      // The last letter is not rendered yet (`useDraft`). The values that are sent must be the ones that were checked
      // and priced.
      flushSync(() => setState((old) => ({ ...old })));
      // Browsers ignore a second submit request while a form is being submitted.
      setTimeout(() => element.isConnected && element.requestSubmit());
      return;
    }
    if (!isValid) return showErrors(element);
    isSending.current = true;
    setBusy(true);
    void Promise.resolve(send(state.values)).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };

  const error = (name: keyof Values): ErrorCode | undefined =>
    state.touched[name] || state.isSubmitted ? errors[name] : undefined;

  return {
    values: state.values,
    isValid,
    isBusy,
    set,
    touch,
    /** For a field that is left: its error is shown from then on, unless the field is empty. */
    blur,
    submit,
    showErrors,
    /** The error of a field, once it may be shown. */
    error,
    field: fieldProps({ values: state.values, set, blur, error }),
    /** The error of a field, whether it is shown or not. */
    currentError: (name: keyof Values): ErrorCode | undefined => errors[name],
    reset: (values: Values): void => setState(emptyForm(values)),
  };
};

export type Form<Values extends object, ErrorCode extends string> = ReturnType<typeof useForm<Values, ErrorCode>>;
