// The app's own React, a heading with a button, and a worker that stores these files. That is the minimum for any app
// built with it to start offline and answer a tap.
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Counter = () => {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `Ещё ${count}`);
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(createElement('main', null, createElement('h1', null, 'Парковка'), createElement(Counter)));
void navigator.serviceWorker.register('/sw.js');
