import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { NewsItemScreen } from '~/features/news/NewsItemScreen';

export const Route = createFileRoute('/{-$lng}/news/$id')({ beforeLoad: () => void words('news'), component: NewsItemRoute });

function NewsItemRoute() {
  return <NewsItemScreen id={Route.useParams().id} />;
}
