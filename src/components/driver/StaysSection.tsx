import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** How old the list is, where that must be said. */
  age: ReactNode;
  /** What stands in place of a list that is not there, or has nothing. */
  empty?: ReactNode;
  /** Why nothing can be done just now. */
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

/** There is nothing in the list: what to do next. */
export const NoStays = ({ children }: { children: ReactNode }) => (
  <p className="rounded-sheet bg-raised p-4 text-muted">{children}</p>
);
