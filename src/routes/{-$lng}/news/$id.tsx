import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { NewsItemScreen } from '~/features/news/NewsItemScreen';

export const Route = createFileRoute('/{-$lng}/news/$id')({
  beforeLoad: () => void loadMessages('news'),
  component: NewsItemRoute,
});

function NewsItemRoute() {
  return <NewsItemScreen id={Route.useParams().id} />;
}
