import { t } from '@lingui/core/macro';
import { serverUrl } from '~/domain/safeUrl';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { ServerLink } from '~/ui/ServerLink';
import { Window } from '~/ui/Window';

interface Props {
  /** Checked, and loaded already. */
  src: string;
  /** As the server gives it. */
  link?: string;
  onClose: () => void;
}

/** The picture at the start: a tap on it shows it large, and its link is a button of its own. */
export const BannerWindow = ({ src, link, onClose }: Props) => {
  const title = t`Объявление города`;
  return (
    <Window title={title} onClose={onClose} isLarge>
      <div className="grid gap-4">
        <button
          type="button"
          aria-label={t`Объявление города: показать крупно`}
          className="justify-self-center"
          onClick={() => openWindow({ name: 'image', src, alt: title })}
        >
          <img src={src} alt="" referrerPolicy="no-referrer" className="max-h-[60dvh] max-w-full rounded-field object-contain" />
        </button>
        <div className="grid gap-2">
          {serverUrl(link, location.origin) && (
            <ServerLink address={link} className={buttonClass('primary', true)}>
              {t`Подробнее`}
            </ServerLink>
          )}
          <Button look="secondary" isWide onClick={onClose}>
            {t`Закрыть`}
          </Button>
        </div>
      </div>
    </Window>
  );
};
