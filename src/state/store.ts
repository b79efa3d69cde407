import { createStore } from 'jotai';

/** The only store of the device's state. */
export const store = createStore();
