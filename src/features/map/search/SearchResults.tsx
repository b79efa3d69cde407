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
  /** From here on stand addresses. */
  firstAddress: number;
  onPick: (results: SearchResult) => void;
  renderRow: (results: SearchResult) => ReactNode;
  /** What there is to say under the field. */
  children: ReactNode;
}

/** A combobox: the focus stays in the field, arrows walk through what was found, Enter takes what is marked, the first from the start. */
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
    // The menu that led here gives the focus back to its button as it goes.
    const timer = setTimeout(() => field.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Of no use where nothing has been walked through: the list would leap on every letter.
    if (activePosition > 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activePosition]);

  const moveByKeys = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    // A letter that is still being composed is no choice.
    if (event.nativeEvent.isComposing || results.length === 0 || (step === 0 && key !== 'Enter')) return;
    event.preventDefault();
    const picked = results[activePosition];
    if (step !== 0) setActiveIndex((activePosition + step + results.length) % results.length);
    else if (picked) onPick(picked);
  };

  const optionOf = (one: SearchResult, index: number): ReactNode => (
    // The field keeps the focus and hears the keys: an option is never reached by Tab.
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
