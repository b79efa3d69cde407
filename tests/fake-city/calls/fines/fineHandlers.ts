import type { Handlers } from '../Handler';
import { getFineImage, getFines } from './fines';

export const fineHandlers = { getFines, getFineImage } satisfies Partial<Handlers>;
