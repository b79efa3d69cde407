import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';
import type { SearchResult } from './useGoToResult';

interface Props {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  results: readonly SearchResult[];
  /** Index of the first address; all later results are addresses too. */
  firstAddress: number;
  onPick: (results: SearchResult) => void;
  renderRow: (results: SearchResult) => ReactNode;
  /** Status below the field. */
  children: ReactNode;
}

/**
 * A combobox. The focus stays in the field, arrow keys move through the results, and Enter picks the marked one,
 * initially the first.
 */
export const SearchResults = ({
  label,
  query,
  onQueryChange,
  results,
  firstAddress,
  onPick,
  renderRow,
  children,
}: Props) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const activePosition = Math.min(activeIndex, results.length - 1);

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
    if (step !== 0) setActiveIndex((activePosition + step + results.length) % results.length);
    else if (picked) onPick(picked);
  };

  const optionOf = (one: SearchResult, index: number): ReactNode => (
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

  const addresses = results.slice(firstAddress);
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
            aria-activedescendant={results.length > 0 ? `${id}-${activePosition}` : undefined}
            value={query}
            onChange={({ target }) => {
              onQueryChange(target.value);
              setActiveIndex(0);
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
        {results.slice(0, firstAddress).map(optionOf)}
        {addresses.length > 0 && (
          <div role="group" aria-labelledby={`${id}-addresses`}>
            <p
              id={`${id}-addresses`}
              role="presentation"
              className="px-1 pt-3 pb-1 text-small font-semibold text-muted"
            >
              {t`Адреса`}
            </p>
            {addresses.map((one, index) => optionOf(one, firstAddress + index))}
          </div>
        )}
      </div>
    </div>
  );
};
