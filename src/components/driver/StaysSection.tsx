import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** The age of the list, where it must be shown. */
  age: ReactNode;
  /** Shown if the list is missing or empty. */
  empty?: ReactNode;
  /** Explains why the actions are unavailable at the moment. */
  hint?: string | false;
  children?: ReactNode;
}

/** One list of the driver's stays. */
export const StaysSection = ({ title, age, empty, hint, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-title font-bold">
          {title}
        </h2>
        {age}
      </div>
      {empty}
      {children}
      {hint && <p className="text-small text-muted">{hint}</p>}
    </section>
  );
};

/** Shown in an empty list: what to do next. */
export const NoStays = ({ children }: { children: ReactNode }) => (
  <p className="rounded-sheet bg-raised p-4 text-muted">{children}</p>
);
