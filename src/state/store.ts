import { createStore } from 'jotai';

/** The one store of the device's state. */
export const store = createStore();
