import { createFileRoute } from '@tanstack/react-router';
import { build } from '~/city/build';
import { capabilitiesOf } from '~/city/capabilities';
import { loadMessages } from '~/i18n/messages';
import { SmsUpdateScreen } from '~/features/sms/SmsUpdateScreen';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/update')({
  beforeLoad: ({ params }) => {
    const city = store.get(cityAtom);
    if (!city || !capabilitiesOf(city, undefined, build).announcesSms) throw home(params);
    void loadMessages('sms');
  },
  component: SmsUpdateScreen,
});
