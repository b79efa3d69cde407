import { createFileRoute } from '@tanstack/react-router';
import { DeviceScreen } from '~/features/device/DeviceScreen';

export const Route = createFileRoute('/{-$lng}/device')({ component: DeviceScreen });
