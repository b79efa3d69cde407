import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '~/i18n/words';
import { store } from '~/state/store';
import { parts } from './parts';
import { sayIn, type Pieces, type WallName } from './piece';
import { keepSamples } from './samples';
import { ui } from './ui';

const all: Pieces = { ...ui, ...parts };

const wall = (name: WallName, only: string | null) => {
  const say = sayIn(currentLanguage());
  const shown = Object.entries(all).flatMap(([file, walls]) => {
    const states = walls[name];
    return states && (only === null || only === file) ? [{ file, states }] : [];
  });
  return (
    <main style={{ display: 'grid', gap: '2rem', padding: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h1 className="text-head font-bold">{say('Детали', 'Pieces')}</h1>
      {shown.map(({ file, states }) => (
        <section key={file} data-piece={file} style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <h2 className="font-bold">{file}</h2>
          {Object.entries(states).map(([state, draw]) => (
            <div key={state} data-state={state}>
              <p className="text-small text-muted">{state}</p>
              {draw(say)}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
};

/** Draws a wall of pieces, or one piece of it. */
export const hang = (name: string, only: string | null): void => {
  keepSamples();
  const root = document.getElementById('root');
  if (!root) return;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => wall(name as WallName, only) }),
    history: createMemoryHistory(),
  });
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router as never} />
      </Provider>
    </StrictMode>,
  );
};
