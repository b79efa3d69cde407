import { useId, type ReactNode } from 'react';

interface ChoiceOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
}

interface Props<Value extends string | number> {
  label: ReactNode;
  options: readonly ChoiceOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** One option per line instead of chips in a row. */
  isColumn?: boolean;
  error?: ReactNode;
  children?: ReactNode;
}

/** A choice of a few options: real radio buttons that look like chips or lines, with the keyboard's arrows. */
export const Choice = <Value extends string | number>({
  label,
  options,
  value,
  onChange,
  isColumn = false,
  error,
  children,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1" aria-describedby={error ? `${name}-fault` : undefined}>
      <legend className="mb-1 text-small text-muted">{label}</legend>
      <div className={isColumn ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-12 min-w-14 items-center choosable px-3 py-1 text-lead has-disabled:bg-raised has-disabled:text-muted ${isColumn ? 'gap-3' : 'justify-center'}`}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              disabled={option.isDisabled}
              data-invalid={Boolean(error)}
              onChange={() => onChange(option.value)}
            />
            {/* Without its circle a line of its own looks like a filled text field. */}
            {isColumn && (
              <span
                className={`size-5 shrink-0 rounded-full border-2 p-[3px] ${option.value === value ? 'border-current bg-current bg-clip-content' : 'border-edge'}`}
              />
            )}
            <span>{option.label}</span>
          </label>
        ))}
        {children}
      </div>
      {error && (
        <p id={`${name}-fault`} role="alert" className="text-small font-semibold text-over">
          {error}
        </p>
      )}
    </fieldset>
  );
};
