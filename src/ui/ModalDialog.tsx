import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { t } from '@lingui/core/macro';
import { useLayoutEffect, type ReactNode } from 'react';
import { IconButton } from './IconButton';

// The library returns the focus to an element whose focus event it has seen. It loads with the first dialog, after the
// button was pressed, so the event is repeated here.
document.activeElement?.dispatchEvent(new FocusEvent('focus'));

interface Props {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** A sheet from below on a phone and a box on a desktop (`sheet`), or a panel at the left side (`side`). */
  place?: 'sheet' | 'side';
  /** For the one extra-large dialog: payments. */
  isLarge?: boolean;
}

/** The number of open dialogs: one may open over another, and outlive it. */
let open = 0;
const updatePageInert = (): void => {
  const page = document.getElementById('root');
  if (page && page.inert !== open > 0) page.inert = open > 0;
};
let watched: Element | undefined;
/**
 * The library later restores the `inert` value that it found, which another dialog may have set. So this observer sets
 * the final value.
 */
const watchPage = (): void => {
  const page = document.getElementById('root') ?? undefined;
  if (page && page !== watched) new MutationObserver(updatePageInert).observe(page, { attributeFilter: ['inert'] });
  watched = page;
};

/**
 * Makes the page behind a dialog inert. The library does so too, but not for the first dialog of a page (2.2.10). It
 * looks for the elements behind the dialog before it knows the dialog's own place.
 */
const useInertPage = (): void =>
  useLayoutEffect(() => {
    open += 1;
    watchPage();
    // By then the focus is inside the dialog.
    const timer = setTimeout(updatePageInert, 50);
    return () => {
      clearTimeout(timer);
      open -= 1;
      updatePageInert();
    };
  }, []);

/** A dialog over the page. It holds the focus, and closes by its cross, by Escape, by a tap beside it, and by Back. */
export const ModalDialog = ({ title, onClose, children, place = 'sheet', isLarge = false }: Props) => {
  useInertPage();
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-[rgb(16_24_42/0.55)]" />
      <div
        className={`fixed inset-0 flex ${place === 'side' ? '' : 'items-end justify-center tablet:items-center tablet:p-4'}`}
      >
        <DialogPanel
          className={`grid max-h-full w-full grid-rows-[auto_1fr] overflow-hidden bg-paper shadow-float ${
            place === 'side'
              ? 'h-full max-w-80'
              : `max-h-[94dvh] rounded-t-sheet tablet:rounded-sheet ${isLarge ? 'tablet:max-w-2xl' : 'tablet:max-w-md'}`
          }`}
        >
          <div className="flex items-center gap-2 pt-2 pr-2 pl-4">
            <DialogTitle className="grow text-title font-semibold">{title}</DialogTitle>
            <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
          </div>
          <div className="overflow-y-auto overscroll-contain p-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
};
