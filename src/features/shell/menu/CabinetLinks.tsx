import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { inLanguage } from '~/i18n/inLanguage';
import { Icon } from '~/ui/Icon';
import { menuLine } from './menuLine';

interface Props {
  /** In a window, whose entry of the history the page takes. */
  replace: boolean;
  onClose: () => void;
}

/** The pages of the cabinet. */
export const CabinetLinks = ({ replace, onClose }: Props) => {
  const link = { params: inLanguage, replace, className: menuLine, onClick: onClose } as const;
  return (
    <>
      <Link to="/{-$lng}/profile/parking" {...link}>
        <Icon name="clock" />
        {t`Парковка`}
      </Link>
      <Link to="/{-$lng}/profile/my-profile" {...link}>
        <Icon name="user" />
        {t`Мой профиль`}
      </Link>
    </>
  );
};
