import { t } from '@lingui/core/macro';
import { useWhoseProfile } from '~/data/profile/useWhoseProfile';
import { sum } from '~/i18n/format';
import { Notice } from '~/ui/Notice';
import { Window } from '~/ui/Window';
import { RefillForm } from './RefillForm';

/** Tops the balance up through a provider's page (document 1, section 2). */
export const RefillWindow = ({ sum: wanted, onClose }: { sum?: number; onClose: () => void }) => {
  const { profile, whose } = useWhoseProfile();
  return (
    <Window title={t`Пополнение баланса`} onClose={onClose} isLarge>
      <div className="grid gap-4">
        {profile?.balance !== undefined && <p className="text-lead">{t`На балансе ${sum(profile.balance)}`}</p>}
        {profile ? (
          <RefillForm key={whose} wanted={wanted} profile={profile} onClose={onClose} />
        ) : (
          <Notice mood="info">{t`Ждём ответа города…`}</Notice>
        )}
      </div>
    </Window>
  );
};
