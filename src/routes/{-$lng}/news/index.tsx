import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { NewsScreen } from '~/features/news/NewsScreen';

export const Route = createFileRoute('/{-$lng}/news/')({ beforeLoad: () => void words('news'), component: NewsScreen });
