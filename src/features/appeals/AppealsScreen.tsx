import { t } from '@lingui/core/macro';
import { PageHead } from '~/ui/PageHead';
import { AppealForm } from './AppealForm';
import { AppealList } from './AppealList';
import { AppealChatScreen } from './AppealChatScreen';
import { useAppealDrafts } from './useAppealDrafts';

/**
 * Appeals to the city's operator: the driver's list, a new appeal, and the conversation of the appeal in the address
 * (FEED-01 to FEED-12).
 */
export const AppealsScreen = ({ appeal }: { appeal: string | undefined }) => {
  const profile = useAppealDrafts();
  if (appeal !== undefined) return <AppealChatScreen key={appeal} id={appeal} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl desk:mx-0 grid-cols-1 content-start gap-4 p-[16px]">
      <PageHead title={t`Обращения — Парковка`} />
      <h1 className="text-title font-bold">{t`Обращения`}</h1>
      <AppealList />
      <AppealForm profile={profile} />
    </div>
  );
};
