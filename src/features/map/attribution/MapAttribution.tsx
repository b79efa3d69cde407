import { plainText } from '~/domain/content/plainText';

/** The attribution at the map's lower edge that its makers require. Its links are in the legend. */
export const MapAttribution = ({ html }: { html: string }) => (
  <p className="absolute inset-x-0 bottom-0 truncate bg-paper px-2 pb-[env(safe-area-inset-bottom)] text-center text-[0.6875rem] leading-5 text-muted">
    {plainText(html)}
  </p>
);
