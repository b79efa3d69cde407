import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { openDialog } from '~/state/dialogs';
import { buttonClass } from '~/ui/buttonClass';
import { IconButton } from '~/ui/IconButton';
import { LanguageLink } from './LanguageLink';
import { measureHeader } from './measureHeader';

interface Props {
  /** What stands beside the menu button. */
  start: ReactNode;
  /** The controls at the end. */
  children: ReactNode;
}

/** The header without its data, which the first frame draws too. */
export const HeaderBar = ({ start, children }: Props) => (
  // Has its own layer. If it shared one with the elements over the map, each frame of a drag would draw a layer as
  // large as the page.
  <header
    ref={measureHeader}
    style={{ willChange: 'transform' }}
    className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center border-b border-line bg-paper px-1 tablet:gap-x-1"
  >
    <IconButton icon="menu" label={t`Меню`} onClick={() => openDialog({ name: 'menu' })} />
    {start}
    <div className="ml-auto flex flex-wrap items-center justify-end">
      <LanguageLink />
      {children}
    </div>
  </header>
);

export const SignInButton = () => (
  <button type="button" className={buttonClass('quiet')} onClick={() => openDialog({ name: 'login' })}>
    {t`Войти`}
  </button>
);
