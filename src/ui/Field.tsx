import { useId, type ReactNode } from 'react';

interface FieldIds {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. */
  fault?: ReactNode;
  /** Stands at the end of the label's line, such as a switch of the field's kind. */
  aside?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** A labelled field: name above, hint and fault below, all tied together for a screen reader. */
export const Field = ({ label, hint, fault, aside, children }: Props) => {
  const id = useId();
  const hasNote = Boolean(fault ?? hint);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-small font-semibold text-muted">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': Boolean(fault), 'aria-describedby': hasNote ? `${id}-note` : undefined })}
      {hasNote && (
        <p id={`${id}-note`} className={`text-small ${fault ? 'font-semibold text-over' : 'text-muted'}`} role={fault ? 'alert' : undefined}>
          {fault ?? hint}
        </p>
      )}
    </div>
  );
};
