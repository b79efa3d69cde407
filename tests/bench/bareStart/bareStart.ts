// The app's own React, a heading, and a worker that keeps these files: what any app made with it needs to start without a network.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement('main', null, createElement('h1', null, 'Парковка')));
void navigator.serviceWorker.register('/sw.js');
