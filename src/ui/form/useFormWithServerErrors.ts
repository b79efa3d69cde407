import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from './focusFirstError';
import type { FormAtom } from './formAtom';
import { useForm, type FieldErrors } from './useForm';

/** What a server has said of one value of one field. A passing one is of the moment: the same value may be sent again. */
type ServerErrors<Values> = Partial<Record<keyof Values, { value: unknown; errorName: string; isPassing: boolean }>>;

/**
 * A form whose fields a server may refuse, each by the name of an error. The refusal stands at the field like a fault of
 * its own until the value is another one; the same value is not sent again.
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

  const recordServerError = (name: keyof Values, value: unknown, errorName: string, isPassing = false): void => {
    setServerErrors((old) => ({ ...old, [name]: { value, errorName, isPassing } }));
    machine.touch(name);
  };

  return {
    ...machine,
    error: (name: keyof Values): string | undefined => {
      const serverError = serverErrors[name];
      return (
        machine.error(name) ??
        (serverError?.isPassing && serverError.value === machine.values[name] ? serverError.errorName : undefined)
      );
    },
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
    /** Learned in passing, while something else is filled in. */
    recordServerError,
    /** The answer to sending the form: the field gets the focus. */
    setServerError: (name: keyof Values, value: unknown, errorName: string, isPassing = false): void => {
      flushSync(() => recordServerError(name, value, errorName, isPassing));
      focusFirstError(element.current);
    },
    /** A new code has been sent: what was said of the old one is void. */
    clearServerErrors: (): void => setServerErrors({}),
  };
};
