import { ModalDialog } from '~/ui/ModalDialog';

/** One picture as large as it is: what is wider than the screen moves under the finger or the keys. */
export const ImageDialog = ({ src, alt, onClose }: { src: string; alt: string; onClose: () => void }) => (
  <ModalDialog title={alt} onClose={onClose} isLarge>
    {/* A picture wider than the screen is moved also with the keyboard. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div role="group" aria-label={alt} tabIndex={0} className="max-h-[80dvh] overflow-auto overscroll-contain">
      <img src={src} alt={alt} referrerPolicy="no-referrer" className="max-w-none min-w-full" />
    </div>
  </ModalDialog>
);
