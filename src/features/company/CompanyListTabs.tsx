import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Company } from '~/domain/company/company';
import { companyLists, type CompanyListName } from '~/domain/company/companyList';
import { groups } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { listTitle } from './listTitle';
import { scrollToCenter } from './scrollToCenter';

const tabClass = (isCurrent: boolean): string =>
  `inline-flex min-h-12 items-center gap-2 border-b-3 px-3 font-semibold whitespace-nowrap max-tablet:grow max-tablet:flex-col max-tablet:justify-center max-tablet:gap-0 max-tablet:px-1 max-tablet:text-small ${isCurrent ? 'border-sign text-sign' : 'border-transparent text-muted'}`;

/** The three lists with their row counts, and the link to fill them from a file. */
export const CompanyListTabs = ({ company, list }: { company: Company; list: CompanyListName | undefined }) => {
  const tabs = useRef<HTMLElement>(null);
  // With large letters not all tabs fit on a phone, so the open one is scrolled into view.
  const place = list ? companyLists.indexOf(list) : companyLists.length;
  useEffect(() => {
    const tab = tabs.current?.children[place];
    if (tabs.current && tab) scrollToCenter(tabs.current, tab);
  }, [place]);
  return (
    <nav ref={tabs} aria-label={t`Списки`} className="-mx-4 flex overflow-x-auto border-b border-line px-2">
      {companyLists.map((one) => (
        <Link
          key={one}
          to="/{-$lng}/coop-profile"
          params={inLanguage}
          search={{ list: one === 'cars' ? undefined : one }}
          replace
          className={tabClass(one === list)}
          aria-current={one === list ? 'page' : undefined}
          activeProps={{}}
        >
          {listTitle(one)}
          <span className="rounded-full bg-raised px-2 text-small text-muted">{groups(company[one].length)}</span>
        </Link>
      ))}
      <Link
        to="/{-$lng}/coop-profile"
        params={inLanguage}
        search={{ page: 'import' }}
        replace
        className={`${tabClass(list === undefined)} ml-auto`}
        aria-current={list === undefined ? 'page' : undefined}
        activeProps={{}}
      >
        {t`Из файла`}
      </Link>
    </nav>
  );
};
