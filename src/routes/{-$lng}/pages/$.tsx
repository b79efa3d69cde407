import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { PageListScreen } from '~/features/pages/PageListScreen';
import { PageScreen } from '~/features/pages/PageScreen';

/** Returns the path under /pages without slashes around it. The bare address is the list of pages. */
const pathOf = (splat: string | undefined): string => (splat ?? '').replaceAll(/^\/+|\/+$/g, '');

export const Route = createFileRoute('/{-$lng}/pages/$')({
  beforeLoad: () => void loadMessages('pages'),
  component: PageRoute,
});

function PageRoute() {
  const path = pathOf(Route.useParams()._splat);
  return path === '' ? <PageListScreen /> : <PageScreen path={path} />;
}
