import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { appealTone, type Appeal } from '~/domain/history/appeal';
import { inLanguage } from '~/i18n/inLanguage';
import { Icon } from '~/ui/Icon';
import { appealStatusText, appealToneClass } from './appealText';

/** One appeal: its topic, status and last message. The whole row opens its conversation. */
export const AppealRow = ({ appeal }: { appeal: Appeal }) => (
  <li>
    <Link
      to="/{-$lng}/profile/feedback"
      params={inLanguage}
      search={{ appeal: appeal.id }}
      className="flex min-h-12 items-center gap-3 rounded-sheet border border-line p-[16px]"
    >
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{appeal.subject ?? t`Без темы`}</span>
          <span className={`text-small font-semibold ${appealToneClass[appealTone(appeal.status)]}`}>
            {appealStatusText(appeal)}
          </span>
        </span>
        {appeal.lastMessage && <span className="line-clamp-2 text-muted">{appeal.lastMessage}</span>}
      </span>
      <Icon name="next" />
    </Link>
  </li>
);
