import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { NewsScreen } from '~/features/news/NewsScreen';

export const Route = createFileRoute('/{-$lng}/news/')({
  beforeLoad: () => void loadMessages('news'),
  component: NewsScreen,
});
