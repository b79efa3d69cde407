import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  detail: readonly (string | false | undefined)[];
}

/** An icon with two lines beside it. */
export const SearchResultRow = ({ icon, title, detail }: Props) => (
  <>
    {icon}
    <span className="min-w-0">
      <span className="block text-lead font-semibold wrap-anywhere">{title}</span>
      <span className="block text-small text-muted wrap-anywhere">{detail.filter(Boolean).join(' · ')}</span>
    </span>
  </>
);
