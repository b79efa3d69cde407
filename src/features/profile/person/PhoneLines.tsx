import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { mainPhone, type Profile } from '~/domain/profile';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Line } from './Line';
import { PhoneLine } from './PhoneLine';

/** The phones: exactly one is the main one (PROF-06). */
export const PhoneLines = ({ profile, canAdd }: { profile: Profile; canAdd: boolean }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  const main = mainPhone(profile);
  return (
    <>
      {profile.phones.length === 0 && (
        <Line name={t`Телефон`}>
          <span className="text-muted">{t`не указан`}</span>
        </Line>
      )}
      {profile.phones.map(({ phone }) => (
        <PhoneLine key={phone} phone={phone} isMain={phone === main} />
      ))}
      {canAdd && (
        <li className="py-2">
          <Button
            look="secondary"
            icon="plus"
            disabled={!isOnline}
            onClick={() => openWindow({ name: 'editProfile', step: 'phone', phoneDeed: 'add' })}
          >
            {t`Добавить телефон`}
          </Button>
        </li>
      )}
    </>
  );
};
