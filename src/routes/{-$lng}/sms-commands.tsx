import { createFileRoute } from '@tanstack/react-router';
import { words } from '~/i18n/words';
import { SmsCommandsScreen } from '~/features/sms/SmsCommandsScreen';
import { cityAtom } from '~/state/city';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/sms-commands')({
  beforeLoad: ({ params }) => {
    // Commands are a city's: the main page asks for one.
    if (!store.get(cityAtom)) throw home(params);
    void words('sms');
  },
  component: SmsCommandsScreen,
});
