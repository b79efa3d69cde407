import { createFileRoute } from '@tanstack/react-router';
import { OfflineDataScreen } from '~/features/offline-data/OfflineDataScreen';

export const Route = createFileRoute('/{-$lng}/device')({ component: OfflineDataScreen });
