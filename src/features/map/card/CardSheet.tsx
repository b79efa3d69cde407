import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { dialogsAtom } from '~/state/dialogs';
import { IconButton } from '~/ui/IconButton';
import { useMedia } from '~/ui/useMedia';
import { CardIcon } from './CardIcon';
import { cardActionClass } from './cardActionClass';
import { useSheetDrag } from './useSheetDrag';

interface Props {
  /** Name for a screen reader. */
  label: string;
  /** Identifies the content. The sheet starts small again for another subject. */
  subject: string;
  /** Icon, name and kind. The sheet is dragged by this edge. */
  header: ReactNode;
  children: ReactNode;
  /** Buttons next to "more". */
  actions?: ReactNode;
  /** Content that is rendered when there is room for it. */
  details?: ReactNode;
  onClose: () => void;
}

const heightClasses = { peek: 'max-h-[max(85%,min(100%,28rem))]', half: 'h-[65%]', full: 'h-full' };

/**
 * A sheet over the lower edge of the map on a phone, small at first. On a desktop, a panel beside the map with
 * everything.
 */
export const CardSheet = ({ label, subject, header, children, actions, details, onClose }: Props) => {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const isPanel = useMedia('(width >= 900px)');
  const sheet = useSheetDrag(box, subject, onClose);
  const areDetailsVisible = isPanel || sheet.isOpen;
  const isCovered = useAtomValue(dialogsAtom).length > 0;
  useEffect(() => {
    // Escape closes the topmost element: a dialog before the card.
    if (isCovered) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isCovered, onClose]);
  return (
    <section
      ref={box}
      data-card
      aria-label={label}
      style={isPanel || sheet.height === undefined ? undefined : { height: sheet.height, maxHeight: '100%' }}
      className={`absolute inset-x-0 bottom-0 z-10 flex flex-col overflow-hidden overscroll-contain rounded-t-sheet border border-line bg-paper shadow-float desk:inset-x-auto desk:bottom-4 desk:left-4 desk:h-auto desk:max-h-[calc(100%-9rem)] desk:w-96 desk:rounded-sheet [@container(height<22rem)]:overflow-y-auto ${heightClasses[sheet.position]}`}
    >
      <div className="shrink-0 touch-none desk:touch-auto" {...(isPanel ? {} : sheet.edge)}>
        {!isPanel && <div aria-hidden="true" className="mx-auto mt-2 w-12 rounded-full border-t-4 border-edge" />}
        <div className="flex items-start gap-3 py-1 pr-1 pl-4 desk:pt-2 @max-2xs:flex-wrap @max-2xs:pl-2">
          {header}
          <span className="ml-auto">
            <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
          </span>
        </div>
      </div>
      <div className="grid gap-3 overflow-y-auto overscroll-contain px-4 [@container(height<22rem)]:overflow-visible pt-1 pb-[max(1rem,env(safe-area-inset-bottom))] @max-2xs:px-2">
        {children}
        <div className="flex flex-wrap gap-2">
          {actions}
          {details && !isPanel && (
            <button
              type="button"
              aria-expanded={areDetailsVisible}
              aria-controls={id}
              className={cardActionClass}
              onClick={sheet.toggle}
            >
              <CardIcon name={areDetailsVisible ? 'down' : 'up'} />
              {areDetailsVisible ? t`Свернуть` : t`Ещё`}
            </button>
          )}
        </div>
        <div id={id} hidden={!areDetailsVisible}>
          {areDetailsVisible && details}
        </div>
      </div>
    </section>
  );
};
