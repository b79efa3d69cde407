import { t } from '@lingui/core/macro';
import { usePersonCapabilities } from '~/data/options/usePersonCapabilities';
import { mainPhone } from '~/domain/account/profile';
import type { EditResult } from '~/domain/account/profileEdit.flow';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { ProfileNamesForm } from './ProfileNamesForm';
import type { EditStepProps } from './EditStepProps';

/** Everything that can be changed, and the last change. */
export const ProfileMainStep = ({
  profile,
  state: { result },
  dispatch,
  onClose,
}: EditStepProps & { onClose: () => void }) => {
  const can = usePersonCapabilities();
  return (
    <>
      {result && <Notice severity="good" title={resultText(result)} />}
      {can?.showsNames && <ProfileNamesForm profile={profile} onClose={onClose} />}
      <div className="grid gap-2">
        <Button
          variant="secondary"
          isWide
          data-autofocus
          onClick={() => dispatch({ type: 'opened', step: 'password' })}
        >
          {t`Изменить пароль`}
        </Button>
        {can?.canChangeEmail && (
          <Button variant="secondary" isWide onClick={() => dispatch({ type: 'opened', step: 'email' })}>
            {profile.email ? t`Изменить почту` : t`Указать почту`}
          </Button>
        )}
        {mainPhone(profile) !== undefined && (
          <Button variant="secondary" isWide onClick={() => dispatch({ type: 'opened', step: 'phone' })}>
            {t`Изменить основной телефон`}
          </Button>
        )}
        {can?.canAddPhone && (
          <Button
            variant="secondary"
            isWide
            onClick={() => dispatch({ type: 'opened', step: 'phone', phoneAction: 'add' })}
          >
            {t`Добавить телефон`}
          </Button>
        )}
        {!can?.showsNames && (
          <Button isWide onClick={onClose}>
            {t`Готово`}
          </Button>
        )}
      </div>
    </>
  );
};

const resultText = (result: EditResult): string => {
  switch (result) {
    case 'passwordChanged':
      return t`Пароль изменён`;
    case 'emailChanged':
      return t`Почта изменена`;
    case 'phoneChanged':
      return t`Основной телефон изменён`;
    case 'phoneAdded':
      return t`Телефон добавлен`;
  }
};
