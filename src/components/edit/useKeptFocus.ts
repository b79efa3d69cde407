import { useAtomValue } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { dialogsAtom } from '~/state/dialogs';

const rowsOf = (section: Element): HTMLElement[] => [...section.querySelectorAll<HTMLElement>('[data-row]')];
const firstAction = (box: Element | undefined): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>('button:enabled, a[href]') ?? undefined;
const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A dialog gives the focus back a moment after it was closed, and a list is drawn again once it has been read. */
const checksMs = [60, 400];

/**
 * Keeps the keyboard's place in a section whose rows (`data-row`) have actions. An action may take away the button that
 * was pressed, or its row. Then the focus moves to the next action of that row, of the row in its place, or of the
 * section; a row without actions takes it itself.
 */
export const useKeptFocus = (box: RefObject<HTMLElement | null>): void => {
  const last = useRef<{ element: HTMLElement; row: string | undefined; index: number }>(undefined);
  const isReturned = useRef(false);
  // The list may be drawn for the last time before its dialog closes.
  useAtomValue(dialogsAtom);
  useEffect(() => {
    let isInDialog = false;
    const onFocus = ({ target }: FocusEvent): void => {
      const section = box.current;
      if (!(target instanceof HTMLElement) || !section) return;
      const wasInDialog = isInDialog;
      isInDialog = target.closest('[role="dialog"]') !== null;
      // A dialog has the focus for a while. If the button that opened it is gone, it gives the focus to an older one.
      isReturned.current = wasInDialog && last.current !== undefined && !isUsable(last.current.element);
      if (isInDialog || isReturned.current) return;
      if (!section.contains(target)) return void (last.current = undefined);
      const row = target.closest<HTMLElement>('[data-row]');
      last.current = { element: target, row: row?.dataset.row, index: row ? rowsOf(section).indexOf(row) : -1 };
    };
    // A tap on nothing takes the focus away on purpose.
    const onPointer = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || !target.closest('[role="dialog"], button, a, label, input'))
        last.current = undefined;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [box]);

  // After every render: any of them may have removed what had the focus.
  useEffect(() => {
    const restore = (): void => {
      const [section, at] = [box.current, last.current];
      if (!section || !at || section.closest('[inert]') || !(isLost() || isReturned.current)) return;
      isReturned.current = false;
      const rows = rowsOf(section);
      const row =
        at.index < 0
          ? undefined
          : (rows.find(({ dataset }) => dataset.row === at.row) ?? rows[Math.min(at.index, rows.length - 1)]);
      const target = isUsable(at.element)
        ? at.element
        : (firstAction(row) ?? row ?? firstAction(section) ?? section.querySelector('h2'));
      if (target instanceof HTMLElement) {
        if (!target.matches('button, a, input')) target.tabIndex = -1;
        target.focus();
      }
    };
    const timers = checksMs.map((ms) => setTimeout(restore, ms));
    return () => timers.forEach(clearTimeout);
  });
};
