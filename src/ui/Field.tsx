import { useId, type ReactNode } from 'react';

interface FieldIds {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the end of the label's line, such as a switch of the field's kind. */
  aside?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** A labelled field: label above, hint and error below, all connected for a screen reader. */
export const Field = ({ label, hint, error, aside, children }: Props) => {
  const id = useId();
  const hasMessage = Boolean(error ?? hint);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-small text-muted">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': hasMessage ? `${id}-note` : undefined })}
      {hasMessage && (
        <p
          id={`${id}-note`}
          className={`text-small ${error ? 'font-semibold text-over' : 'text-muted'}`}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
};
