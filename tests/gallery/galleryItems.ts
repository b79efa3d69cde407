import type { ReactNode } from 'react';
import type { Language } from '~/i18n/messages';

/** A text that the caller gives in both languages. */
export type Localize = (ru: string, en: string) => string;

export const localizeIn =
  (language: Language): Localize =>
  (ru, en) =>
    language === 'en' ? en : ru;

/** `offline`: only without a network · `window`: over the whole page · `print`: only when printed. */
export type GalleryName = 'plain' | 'offline' | 'window' | 'print';

/** State → how the component looks in it. */
type States = Readonly<Record<string, (localize: Localize) => ReactNode>>;

/** The components by their files: `ui/Button`. */
export type GalleryItems = Readonly<Record<string, Partial<Record<GalleryName, States>>>>;

export const nothing = (): void => undefined;
