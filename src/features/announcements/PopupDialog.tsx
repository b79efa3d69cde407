import { t } from '@lingui/core/macro';
import type { Popup } from '~/domain/content/popup';
import { serverUrl } from '~/domain/content/safeUrl';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { ServerHtml } from '~/ui/html/ServerHtml';
import { ServerLink } from '~/ui/ServerLink';
import { ModalDialog } from '~/ui/ModalDialog';

/** News of the city. A long message scrolls separately, so that the buttons stay visible. */
export const PopupDialog = ({ popup, onClose }: { popup: Popup; onClose: () => void }) => {
  const title = popup.title || t`Объявление города`;
  return (
    <ModalDialog title={title} onClose={onClose}>
      <div className="grid gap-4">
        {popup.message !== '' && (
          // Makes a long message scrollable with the keyboard.
          <div
            role="group"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="max-h-[300px] overflow-y-auto overscroll-contain"
          >
            <ServerHtml html={popup.message} label={title} />
          </div>
        )}
        <div className="grid gap-2">
          {serverUrl(popup.url, location.origin) && (
            <ServerLink address={popup.url} className={buttonClass('primary', true)}>
              {t`Подробнее`}
            </ServerLink>
          )}
          <Button variant="secondary" isWide onClick={onClose}>
            {t`Понятно`}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};
