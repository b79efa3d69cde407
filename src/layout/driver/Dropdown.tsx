import { useCallback, useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { headerButton } from './headerButton';
import type { PanelProps } from './PanelProps';

/** Moves the focus through the links and buttons of a panel with the arrow keys, Home and End. It wraps around. */
const moveByArrows = (panel: HTMLElement, event: KeyboardEvent): void => {
  const targets = [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  const at = targets.findIndex((target) => target === document.activeElement);
  const goal = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
  if (goal === undefined || targets.length === 0) return;
  event.preventDefault();
  targets.at(goal % targets.length)?.focus();
};

interface Props {
  label: string | undefined;
  children: ReactNode;
  Panel: ComponentType<PanelProps>;
}

/**
 * A button of the header with a panel under the header's right end. Arrow Down also opens it, and arrow keys move
 * through it. Escape closes it and returns the focus. It also closes when the focus leaves it or a tap lands outside.
 */
export const Dropdown = ({ label, children, Panel }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback((): void => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    const [whole, inside] = [box.current, panel.current];
    if (!isOpen || !whole || !inside) return undefined;
    inside.focus();
    const end = new AbortController();
    const closeIfOutside = (to: EventTarget | null): void => {
      if (to instanceof Node && !whole.contains(to)) setOpen(false);
    };
    document.addEventListener('pointerdown', ({ target }) => closeIfOutside(target), end);
    whole.addEventListener('focusout', ({ relatedTarget }) => closeIfOutside(relatedTarget), end);
    whole.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close();
        else moveByArrows(inside, event);
      },
      end,
    );
    return () => end.abort();
  }, [isOpen, close]);

  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        className={`${headerButton} aria-expanded:bg-sign-soft`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          tabIndex={-1}
          className="absolute top-full right-2 mt-1 max-h-[min(300px,calc(100dvh-var(--header)-1rem))] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-sheet border border-line bg-paper p-3 shadow-float outline-none"
        >
          <Panel isSheet={false} onClose={close} />
        </div>
      )}
    </div>
  );
};
