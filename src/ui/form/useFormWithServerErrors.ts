import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './focusFirstError';
import type { FormAtom } from './formAtom';
import { fieldProps, useForm, type FieldErrors } from './useForm';

/**
 * The errors of a server, each for one value of one field. A passing error is temporary: the same value may be sent
 * again.
 */
type ServerErrors<Values> = Partial<
  Record<keyof Values, { value: unknown; errorName: string; message?: string; isPassing: boolean }>
>;

/** A server's refusal: the name of the error, which may be empty, and the server's own words. */
interface Refusal {
  errorName: string;
  message?: string;
}

/**
 * A form whose fields a server may refuse, each by the name of an error or in the server's own words. The refusal is
 * shown like the form's own errors until the value changes. The same value is not sent again.
 */
export const useFormWithServerErrors = <Values extends object, ErrorCode extends string>(
  form: FormAtom<Values>,
  check: (values: Values) => FieldErrors<Values, ErrorCode>,
) => {
  const [serverErrors, setServerErrors] = useState<ServerErrors<Values>>({});
  const element = useRef<HTMLFormElement | undefined>(undefined);
  const checkAll = (values: Values): FieldErrors<Values, string> => {
    const errors: FieldErrors<Values, string> = {};
    for (const name of Object.keys(serverErrors) as (keyof Values)[]) {
      const serverError = serverErrors[name];
      if (serverError && !serverError.isPassing && serverError.value === values[name])
        errors[name] = serverError.errorName;
    }
    return { ...check(values), ...errors };
  };
  const machine = useForm<Values, string>(form, checkAll);

  const recordServerError = (
    name: keyof Values,
    value: unknown,
    { errorName, message }: Refusal,
    isPassing = false,
  ): void => {
    setServerErrors((old) => ({ ...old, [name]: { value, errorName, message, isPassing } }));
    machine.touch(name);
  };

  const error = (name: keyof Values): string | undefined => {
    const serverError = serverErrors[name];
    return (
      machine.error(name) ??
      (serverError?.isPassing && serverError.value === machine.values[name] ? serverError.errorName : undefined)
    );
  };

  const message = (name: keyof Values): string | undefined => {
    const serverError = serverErrors[name];
    return serverError?.value === machine.values[name] ? serverError?.message : undefined;
  };

  return {
    ...machine,
    error,
    /** The server's own words about the value of a field. */
    message,
    field: fieldProps({ ...machine, error, message }),
    submit: (send: (values: Values) => Promise<void> | void) => (event: SubmitEvent<HTMLFormElement>) => {
      element.current = event.currentTarget;
      setServerErrors(
        (old) =>
          Object.fromEntries(
            Object.entries(old).filter(([, serverError]) => !(serverError as { isPassing: boolean }).isPassing),
          ) as typeof old,
      );
      machine.submit(send)(event);
    },
    /** For an error that is found in passing, while something else is being filled in. */
    recordServerError,
    /** For the answer to a sent form: the field gets the focus. */
    setServerError: (name: keyof Values, value: unknown, refusal: Refusal, isPassing = false): void => {
      flushSync(() => recordServerError(name, value, refusal, isPassing));
      focusFirstError(element.current);
    },
    /** For a new code: the errors of the old one are void. */
    clearServerErrors: (): void => setServerErrors({}),
  };
};
