import { t } from '@lingui/core/macro';
import { serverUrl } from '~/domain/content/safeUrl';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { ServerLink } from '~/ui/ServerLink';
import { ModalDialog } from '~/ui/ModalDialog';

interface Props {
  /** Validated and already loaded. */
  src: string;
  /** As sent by the server, not validated. */
  link?: string;
  onClose: () => void;
}

/** The picture shown at the start. A tap enlarges it, and its link is a separate button. */
export const BannerDialog = ({ src, link, onClose }: Props) => {
  const title = t`Объявление города`;
  return (
    <ModalDialog title={title} onClose={onClose} isLarge>
      <div className="grid gap-4">
        <button
          type="button"
          aria-label={t`Объявление города: показать крупно`}
          className="justify-self-center"
          onClick={() => openDialog({ name: 'image', src, alt: title })}
        >
          <img
            src={src}
            alt=""
            referrerPolicy="no-referrer"
            className="max-h-[60dvh] max-w-full rounded-field object-contain"
          />
        </button>
        <div className="grid gap-2">
          {serverUrl(link, location.origin) && (
            <ServerLink address={link} className={buttonClass('primary', true)}>
              {t`Подробнее`}
            </ServerLink>
          )}
          <Button variant="secondary" isWide onClick={onClose}>
            {t`Закрыть`}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
