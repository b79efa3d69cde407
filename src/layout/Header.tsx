import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { loadMessages } from '~/i18n/messages';
import { audienceAtom } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { buttonClass } from '~/ui/buttonClass';
import { IconButton } from '~/ui/IconButton';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';
import { LanguageLink } from './LanguageLink';
import { Logo } from './Logo';

/** Its words come along with it. */
export const DriverControls = lazyPart(
  () => {
    void loadMessages('layout');
    return import('./driver/DriverControls').then((module) => module.DriverControls);
  },
  () => <span className="w-[min(11.5rem,80vw)]" />,
);
const MenuRow = lazyPart(() => import('./menu/MenuRow').then(({ MenuRow }) => MenuRow));

/** Stands around every page before any answer is there; places of what comes later are kept free. */
export const Header = () => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const hasRoom = useMedia('(min-width: 600px)');
  return (
    // A layer of its own: joined with what stands over the map, the browser would draw one as large as the page for each frame of a drag.
    <header
      style={{ willChange: 'transform' }}
      className="sticky top-0 z-20 flex min-h-(--header) flex-wrap items-center border-b border-line bg-paper px-1 tablet:gap-x-1"
    >
      <IconButton icon="menu" label={t`Меню`} onClick={() => openDialog({ name: 'menu' })} />
      <Logo isNarrow={isDriver && !hasRoom} />
      {hasRoom && <MenuRow />}
      <div className="ml-auto flex flex-wrap items-center justify-end">
        <LanguageLink />
        {isDriver ? (
          <DriverControls hasRoom={hasRoom} />
        ) : (
          <button type="button" className={buttonClass('quiet')} onClick={() => openDialog({ name: 'login' })}>
            {t`Войти`}
          </button>
        )}
      </div>
    </header>
  );
};
