import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { installMethodAtom } from '~/state/installMethod';
import { MenuIcon } from '../menu/MenuIcon';
import { menuLine } from '../menu/menuLine';
import { install } from './install';

/** A phone with a download arrow. */
const iconPath =
  'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 7v7M9 11.5l3 3 3-3M10.5 18h3';

/** Shown in the menu as long as the app can be installed and is not. */
export const InstallItem = ({ onClose }: { onClose: () => void }) => {
  const installing = useAtomValue(installMethodAtom);
  if (!installing) return null;
  return (
    <button
      type="button"
      className={menuLine}
      onClick={() => {
        onClose();
        install(installing);
      }}
    >
      <MenuIcon path={iconPath} />
      {t`Установить приложение`}
    </button>
  );
};
