import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';
import type { SearchResult } from './useGoToResult';

interface Props {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The results, in groups that may have a title. Empty ones are left out. */
  groups: readonly { title?: string; results: readonly SearchResult[] }[];
  /** True if the first result is marked before an arrow key is pressed. */
  hasMark: boolean;
  onPick: (result: SearchResult) => void;
  renderRow: (result: SearchResult) => ReactNode;
  /** Status below the field. */
  children: ReactNode;
}

/** A combobox. The focus stays in the field, arrow keys move through the results, and Enter picks the marked one. */
export const SearchResults = ({ label, query, onQueryChange, groups, hasMark, onPick, renderRow, children }: Props) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [movedTo, setMovedTo] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const results = groups.flatMap((group) => group.results);
  const activePosition = Math.min(movedTo ?? (hasMark ? 0 : -1), results.length - 1);

  useEffect(() => {
    // The menu that opened the search returns the focus to its button when it closes, so wait for that.
    const timer = setTimeout(() => field.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Only after a move by keys: otherwise the list would jump on every letter.
    if (activePosition > 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activePosition]);

  const moveByKeys = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    // Enter during the composition of a letter does not pick a result.
    if (event.nativeEvent.isComposing || results.length === 0 || (step === 0 && key !== 'Enter')) return;
    event.preventDefault();
    const picked = results[activePosition];
    if (step !== 0) setMovedTo((Math.max(activePosition, step < 0 ? 0 : -1) + step + results.length) % results.length);
    else if (picked) onPick(picked);
  };

  const optionOf = (one: SearchResult): ReactNode => {
    const index = results.indexOf(one);
    return (
      // The field has the focus and handles the keys, so an option is never reached by Tab.
      <div
        key={index}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === activePosition}
        tabIndex={-1}
        className="flex min-h-16 cursor-pointer items-center gap-3 border-b border-line px-1 py-2 -outline-offset-2 last:border-0 active:bg-sign-soft aria-selected:bg-raised"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(one)}
        onKeyDown={moveByKeys}
      >
        {renderRow(one)}
      </div>
    );
  };

  return (
    <div className="grid gap-2">
      <Field label={label}>
        {({ id: fieldId }) => (
          <input
            ref={field}
            id={fieldId}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={activePosition >= 0 ? `${id}-${activePosition}` : undefined}
            value={query}
            onChange={({ target }) => {
              onQueryChange(target.value);
              setMovedTo(undefined);
            }}
            onKeyDown={moveByKeys}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            data-autofocus
            className={inputClass}
          />
        )}
      </Field>
      {children}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t`Что нашлось`}>
        {groups.map(({ title, results: ofGroup }) =>
          title === undefined || ofGroup.length === 0 ? (
            ofGroup.map(optionOf)
          ) : (
            <div key={title} role="group" aria-label={title}>
              <p role="presentation" className="px-1 pt-3 pb-1 text-small font-semibold text-muted">
                {title}
              </p>
              {ofGroup.map(optionOf)}
            </div>
          ),
        )}
      </div>
    </div>
  );
};
