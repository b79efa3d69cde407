import type { ContentPage } from '../store/content/content';
import { about } from './pages/about';
import { contacts } from './pages/contacts';
import { howToPay } from './pages/howToPay';
import { personalDataRules } from './pages/personalDataRules';
import { rules } from './pages/rules';
import { tariffs } from './pages/tariffs';

/** The initial pages of every city. */
export const cityPages = (city: string): ContentPage[] => [
  personalDataRules,
  rules,
  about,
  tariffs,
  contacts(city),
  howToPay,
];
