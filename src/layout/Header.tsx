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

/** Loads its messages in parallel. */
export const DriverControls = lazyPart(
  () => {
    void loadMessages('layout');
    return import('./driver/DriverControls').then((module) => module.DriverControls);
  },
  () => <span className="w-[min(11.5rem,80vw)]" />,
);
const MenuRow = lazyPart(() => import('./menu/MenuRow').then(({ MenuRow }) => MenuRow));

/** The header of every page, drawn before any answer has arrived. It reserves space for the parts that load later. */
export const Header = () => {
  const isDriver = useAtomValue(audienceAtom) === 'driver';
  const hasRoom = useMedia('(min-width: 600px)');
  return (
    // Has its own layer. If it shared one with the elements over the map, each frame of a drag would draw a layer as
    // large as the page.
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
