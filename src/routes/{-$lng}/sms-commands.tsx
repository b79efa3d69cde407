import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '~/i18n/messages';
import { SmsCommandsScreen } from '~/features/sms/SmsCommandsScreen';
import { cityAtom } from '~/state/currentCity';
import { store } from '~/state/store';
import { home } from '../-home';

export const Route = createFileRoute('/{-$lng}/sms-commands')({
  beforeLoad: ({ params }) => {
    // The commands belong to a city. The main page lets the visitor choose one.
    if (!store.get(cityAtom)) throw home(params);
    void loadMessages('sms');
  },
  component: SmsCommandsScreen,
});
