import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { words } from '~/i18n/words';
import { UpdateScreen } from '~/features/sms/UpdateScreen';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/update')({
  beforeLoad: ({ params }) => {
    const city = store.get(cityAtom);
    if (!city || !capabilitiesOf(city, undefined, build).announcesSms) throw home(params);
    void words('sms');
  },
  component: UpdateScreen,
});
