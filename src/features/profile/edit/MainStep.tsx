import { t } from '@lingui/core/macro';
import { usePersonCapabilities } from '~/data/options/usePersonCapabilities';
import { mainPhone } from '~/domain/profile';
import type { EditNews } from '~/domain/profileEdit.flow';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { NamesForm } from './NamesForm';
import type { StepProps } from './StepProps';

/** What can be changed, and what has been. */
export const MainStep = ({ profile, state: { news }, tell, onClose }: StepProps & { onClose: () => void }) => {
  const can = usePersonCapabilities();
  return (
    <>
      {news && <Notice mood="good" title={newsText(news)} />}
      {can?.showsNames && <NamesForm profile={profile} onClose={onClose} />}
      <div className="grid gap-2">
        <Button look="secondary" isWide data-autofocus onClick={() => tell({ type: 'opened', step: 'password' })}>
          {t`Изменить пароль`}
        </Button>
        {can?.canChangeEmail && (
          <Button look="secondary" isWide onClick={() => tell({ type: 'opened', step: 'email' })}>
            {profile.email ? t`Изменить почту` : t`Указать почту`}
          </Button>
        )}
        {mainPhone(profile) !== undefined && (
          <Button look="secondary" isWide onClick={() => tell({ type: 'opened', step: 'phone' })}>
            {t`Изменить основной телефон`}
          </Button>
        )}
        {can?.canAddPhone && (
          <Button look="secondary" isWide onClick={() => tell({ type: 'opened', step: 'phone', phoneDeed: 'add' })}>
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

const newsText = (news: EditNews): string => {
  switch (news) {
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
