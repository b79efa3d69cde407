import { lazy, type ComponentType } from 'react';
import { whenItComes } from './whenItComes';

/** A part of a page that comes by itself: the page neither waits for it nor falls where it does not come. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await whenItComes(load) }));
