import '~/styles.css';
import { loadCity } from '~/city/cities';
import { activate } from '~/i18n/activate';
import type { Language } from '~/i18n/messages';
import { setCity } from '~/state/currentCity';
import { connectivityAtom } from '~/platform/network';
import { store } from '~/state/store';

// `?lang=en&wall=offline&only=ui/ModalDialog`: the language, and what `Gallery` renders.
const parameters = new URLSearchParams(location.search);
const language: Language = parameters.get('lang') === 'en' ? 'en' : 'ru';

// A city that accepts stays by SMS.
await Promise.all([activate(language), loadCity('moscow')]);
setCity('moscow');
if (parameters.get('wall') === 'offline') store.set(connectivityAtom, 'silent');
// Imported dynamically, so that its messages have been loaded before it renders.
const { renderGallery } = await import('./Gallery');
renderGallery(parameters.get('wall') ?? 'plain', parameters.get('only'));
