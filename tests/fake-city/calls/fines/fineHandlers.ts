import type { Handlers } from '../Handler';
import { getFineImage, getFines } from './fines';

/** Fines and their pictures. */
export const fineHandlers = { getFines, getFineImage } satisfies Partial<Handlers>;
