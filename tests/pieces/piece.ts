import type { ReactNode } from 'react';
import type { Language } from '~/i18n/words';

/** A text that a caller gives, in both languages. */
export type Say = (ru: string, en: string) => string;

export const sayIn =
  (language: Language): Say =>
  (ru, en) =>
    language === 'en' ? en : ru;

/** `offline`: only without a network · `window`: over the whole page · `paper`: only when printed. */
export type WallName = 'plain' | 'offline' | 'window' | 'paper';

/** State → how the piece looks in it. */
type States = Readonly<Record<string, (say: Say) => ReactNode>>;

/** Pieces by their files: `ui/Button`. */
export type Pieces = Readonly<Record<string, Partial<Record<WallName, States>>>>;

export const nothing = (): void => undefined;
