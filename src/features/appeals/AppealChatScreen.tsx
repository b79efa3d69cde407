import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAppeals, useThread } from '~/data/appeals/useAppeals';
import { isRefusal } from '~/data/outcomeError';
import { appealTone } from '~/domain/history/appeal';
import { inLanguage } from '~/i18n/inLanguage';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { buttonClass } from '~/ui/buttonClass';
import { appealStatusText, appealToneClass } from './appealText';
import { AppealChat } from './AppealChat';

/** The conversation of one appeal, with the way back to the list. */
export const AppealChatScreen = ({ id }: { id: string }) => {
  const appeal = useAppeals().data?.find((one) => one.id === id);
  const thread = useThread(id);
  const isMissing = !thread.data && isRefusal(thread.error);
  const title = isMissing ? t`Такого обращения нет` : (appeal?.subject ?? t`Обращение`);
  return (
    <div className="mx-auto flex w-full max-w-2xl desk:mx-0 grow flex-col gap-4 p-[16px] pb-0 desk:pb-4">
      <PageHead title={t`${title} — Парковка`} />
      <div>
        <Link
          to="/{-$lng}/profile/feedback"
          params={inLanguage}
          search={{}}
          className={`${buttonClass('quiet')} -ml-4`}
        >
          <Icon name="back" />
          {t`Все обращения`}
        </Link>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-title font-bold">{title}</h1>
        {appeal && (
          <p className={`font-semibold ${appealToneClass[appealTone(appeal.status)]}`}>{appealStatusText(appeal)}</p>
        )}
      </div>
      {!isMissing && <AppealChat id={id} subject={appeal?.subject} thread={thread} />}
    </div>
  );
};
