import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { CityConfig } from '~/city/schema';
import { optionsQuery } from '~/data/options/optionsQuery';
import { isStuck } from '~/data/reading';
import { useSettings } from '~/data/settings/useCapabilities';
import { personalDataPath } from '~/domain/content/contentPage';
import { pageList } from '~/domain/content/pageList';
import { pathInLanguage } from '~/domain/content/pathInLanguage';
import { currentLanguage } from '~/i18n/messages';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { buttonClass } from '~/ui/buttonClass';
import { EmptyState } from '~/ui/EmptyState';
import { ServerLink } from '~/ui/ServerLink';
import { RowPlaceholders } from '~/ui/RowPlaceholders';

/**
 * The pages that the city's menus name, and the rules on personal data. The list opens offline, with its age, once the
 * menus have been read.
 */
export const PageList = ({ city }: { city: CityConfig }) => {
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const hasRules = useSettings()?.pagePersonalData !== false;
  const options = useQuery(optionsQuery(city.city));
  const isFailed = isStuck(options);
  if (!options.data)
    return (
      <WaitOrRetry
        isFailed={isFailed}
        title={t`Список страниц загрузить не удалось`}
        isRetrying={options.fetchStatus === 'fetching'}
        onRetry={options.refetch}
      >
        <RowPlaceholders count={4} height="h-13" />
      </WaitOrRetry>
    );

  const language = currentLanguage();
  const listed = pageList(options.data.menus, language, location.origin);
  const rulesPage = `/pages/${personalDataPath}`;
  const rules = { title: t`Правила обработки персональных данных`, href: pathInLanguage(rulesPage, language) };
  const links = hasRules && listed.every(({ page }) => page !== rulesPage) ? [...listed, rules] : listed;
  if (links.length === 0)
    return (
      <EmptyState
        drawing="list"
        action={
          <Link to="/{-$lng}" className={buttonClass('secondary')}>
            {t`На карту парковок`}
          </Link>
        }
      >
        {t`У города пока нет своих страниц.`}
      </EmptyState>
    );
  return (
    <>
      {(isFailed || !isOnline) && <Age at={options.dataUpdatedAt} now={now} timeZone={city.timeZone} />}
      <ul className="grid gap-2">
        {links.map(({ title, href }) => (
          <li key={href}>
            <ServerLink
              address={href}
              className="flex min-h-13 items-center rounded-sheet border border-line p-4 text-lead font-semibold text-sign active:bg-sign-soft"
            >
              {title}
            </ServerLink>
          </li>
        ))}
      </ul>
    </>
  );
};
