import { useId, type ReactNode } from 'react';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** A small drawing before the text. */
  icon?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** One option of a filter. The whole line is the target. */
export const FilterCheckbox = ({ isOn, onChange, icon, hint, children }: Props) => {
  const id = useId();
  return (
    <label className="flex min-h-12 items-center gap-3 py-1">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-sign"
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      {icon}
      <span className="min-w-0 grow">
        <span id={id} className="block">
          {children}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-small text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
};
