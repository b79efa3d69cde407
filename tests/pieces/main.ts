import '~/styles.css';
import { loadCity } from '~/city/cities';
import { activate } from '~/i18n/activate';
import type { Language } from '~/i18n/words';
import { setCity } from '~/state/city';
import { lineAtom } from '~/state/network';
import { store } from '~/state/store';

// `?lang=en&wall=offline&only=ui/Window`: what `Wall` draws, and in which language.
const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'en' ? 'en' : 'ru';

// A city that takes stays by SMS.
await Promise.all([activate(language), loadCity('moscow')]);
setCity('moscow');
if (asked.get('wall') === 'offline') store.set(lineAtom, 'silent');
// Fetched, so that its words have come before it is drawn.
const { hang } = await import('./Wall');
hang(asked.get('wall') ?? 'plain', asked.get('only'));
