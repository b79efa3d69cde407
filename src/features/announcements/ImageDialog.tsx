import { ModalDialog } from '~/ui/ModalDialog';

/** Shows one picture at full size. A picture wider than the screen scrolls by touch or keyboard. */
export const ImageDialog = ({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) => (
  <ModalDialog title={alt} onClose={onClose} isLarge>
    {/* Makes a picture wider than the screen scrollable with the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div role="group" aria-label={alt} tabIndex={0} className="max-h-[80dvh] overflow-auto overscroll-contain">
      <img src={src} alt={alt} referrerPolicy="no-referrer" className="max-w-none min-w-full" />
    </div>
  </ModalDialog>
);
