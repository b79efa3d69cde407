import './card.css';
import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { dialogsAtom } from '~/state/dialogs';
import { IconButton } from '~/ui/IconButton';
import { useMedia } from '~/ui/useMedia';
import { useSheetDrag } from './useSheetDrag';

interface Props {
  /** Name for a screen reader. */
  label: string;
  /** Identifies the content. The sheet starts small again for another subject. */
  subject: string;
  /** Icon, name and kind. */
  header: ReactNode;
  /** What applies now. The sheet is dragged by the header and by this. */
  now?: ReactNode;
  /** The main action, and everything that must be seen with it. */
  children: ReactNode;
  /** Content that is rendered when there is room for it. */
  details?: ReactNode;
  onClose: () => void;
}

/**
 * A sheet over the lower edge of the map on a phone: small at first, and pulled up for the rest. On a desktop, a panel
 * beside the map with everything.
 */
export const CardSheet = ({ label, subject, header, now, children, details, onClose }: Props) => {
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
      className="card"
      {...(!isPanel && {
        'data-position': sheet.position,
        'data-dragged': sheet.height === undefined ? undefined : '',
        style: { height: sheet.height },
      })}
    >
      <div className="card-edge" {...(!isPanel && sheet.edge)}>
        {details && !isPanel && (
          <button
            type="button"
            aria-label={t`Подробности`}
            aria-expanded={areDetailsVisible}
            aria-controls={id}
            className="card-handle"
            data-handle
            // A pointer's tap ends a drag without a movement, so only a click by keys is left.
            onClick={({ detail }) => detail === 0 && sheet.toggle()}
          />
        )}
        <div className="flex items-start gap-3 pr-1 pl-4 @max-2xs:flex-wrap @max-2xs:pl-2">
          {header}
          <span className="ml-auto">
            <IconButton icon="close" label={t`Закрыть`} onClick={onClose} />
          </span>
        </div>
        {now}
      </div>
      <div className="card-rest">
        {children}
        <div id={id} hidden={!areDetailsVisible} className="grid gap-4">
          {areDetailsVisible && details}
        </div>
      </div>
    </section>
  );
};
