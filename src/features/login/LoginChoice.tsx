import { t } from '@lingui/core/macro';
import { useCapabilities } from '~/data/settings/useCapabilities';
import { Icon } from '~/ui/Icon';
import type { IconName } from '~/ui/icons';
import { LoginLink } from './LoginLink';

interface Props {
  onPerson: () => void;
  onCompany: () => void;
}

/** The choice between person and company, in a city with corporate customers (AUTH-06). */
export const LoginChoice = ({ onPerson, onCompany }: Props) => {
  const acceptsPhone = useCapabilities()?.acceptsPhoneLogin ?? true;
  return (
    <div className="grid gap-3">
      <p className="text-lead">{t`Кто входит?`}</p>
      <LoginOption
        icon="user"
        name={t`Физическое лицо`}
        hint={acceptsPhone ? t`По почте или телефону и паролю` : t`По почте и паролю`}
        onClick={onPerson}
      />
      <LoginOption
        icon="wallet"
        name={t`Юридическое лицо`}
        hint={t`Корпоративный клиент: по ИНН и номеру договора`}
        onClick={onCompany}
      />
      <LoginLink address="/legal/auth">{t`Войти как юридическое лицо по почте и паролю`}</LoginLink>
    </div>
  );
};

const LoginOption = ({
  icon,
  name,
  hint,
  onClick,
}: {
  icon: IconName;
  name: string;
  hint: string;
  onClick: () => void;
}) => (
  <button type="button" className="flex min-h-16 items-center gap-3 choosable px-4 py-2 text-left" onClick={onClick}>
    <Icon name={icon} className="text-sign" />
    <span>
      <span className="block text-lead font-semibold">{name}</span>
      <span className="block text-small text-muted">{hint}</span>
    </span>
  </button>
);
