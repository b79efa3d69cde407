import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { mainPhone, type Profile } from '~/domain/account/profile';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { ProfileLine } from './ProfileLine';
import { ProfilePhoneLine } from './ProfilePhoneLine';

/** The phones: exactly one is the main one (PROF-06). */
export const ProfilePhoneLines = ({ profile, canAdd }: { profile: Profile; canAdd: boolean }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const main = mainPhone(profile);
  return (
    <>
      {profile.phones.length === 0 && (
        <ProfileLine name={t`Телефон`}>
          <span className="text-muted">{t`не указан`}</span>
        </ProfileLine>
      )}
      {profile.phones.map(({ phone }) => (
        <ProfilePhoneLine key={phone} phone={phone} isMain={phone === main} />
      ))}
      {canAdd && (
        <li className="py-2">
          <Button
            variant="secondary"
            icon="plus"
            disabled={!isOnline}
            onClick={() => openDialog({ name: 'editProfile', step: 'phone', phoneAction: 'add' })}
          >
            {t`Добавить телефон`}
          </Button>
        </li>
      )}
    </>
  );
};
