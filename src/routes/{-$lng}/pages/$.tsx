import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { PageScreen } from '~/features/pages/PageScreen';

/** Returns the path under /pages without slashes around it. The bare address is not a page. */
const pathOf = (splat: string | undefined): string => (splat ?? '').replaceAll(/^\/+|\/+$/g, '');

export const Route = createFileRoute('/{-$lng}/pages/$')({
  beforeLoad: ({ params }) => {
    if (pathOf(params._splat) === '') throw notFound();
    void loadMessages('pages');
  },
  component: PageRoute,
});

function PageRoute() {
  return <PageScreen path={pathOf(Route.useParams()._splat)} />;
}
