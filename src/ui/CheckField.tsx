import { useId, type ReactNode } from 'react';

interface Props {
  name: string;
  isChecked: boolean;
  /** True if the form may be sent without ticking the box. */
  isOptional?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
  error?: ReactNode;
  /** The label; a link in it stays a link. */
  children: ReactNode;
}

export const CheckField = ({
  name,
  isChecked,
  isOptional = false,
  isDisabled = false,
  onChange,
  error,
  children,
}: Props) => {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex min-h-12 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          required={!isOptional}
          disabled={isDisabled}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-fault` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-sign"
        />
        <label htmlFor={id} className="grow py-3">
          {children}
        </label>
      </div>
      {error && (
        <p id={`${id}-fault`} role="alert" className="text-small font-semibold text-over">
          {error}
        </p>
      )}
    </div>
  );
};
