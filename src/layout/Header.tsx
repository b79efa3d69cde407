import { useAtomValue } from 'jotai';
import { currentLanguage, loadMessages } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { audienceAtom } from '~/state/session/signIn';
import { lazyPart } from '~/ui/lazyPart';
import { useMedia } from '~/ui/useMedia';
import { HeaderBar, SignInButton } from './HeaderBar';
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
  const city = useAtomValue(cityAtom);
  return (
    <HeaderBar
      start={
        <>
          <Logo city={city?.nameForShow[currentLanguage()]} isNarrow={isDriver && !hasRoom} />
          {hasRoom && <MenuRow />}
        </>
      }
    >
      {isDriver ? <DriverControls hasRoom={hasRoom} /> : <SignInButton />}
    </HeaderBar>
  );
};
