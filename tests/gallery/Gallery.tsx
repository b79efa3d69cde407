import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '~/i18n/messages';
import { store } from '~/state/store';
import { components } from './components';
import { localizeIn, type GalleryItems, type GalleryName } from './galleryItems';
import { storeSamples } from './samples';
import { ui } from './ui';

const all: GalleryItems = { ...ui, ...components };

const gallery = (name: GalleryName, only: string | null) => {
  const localize = localizeIn(currentLanguage());
  const displayed = Object.entries(all).flatMap(([file, sections]) => {
    const states = sections[name];
    return states && (only === null || only === file) ? [{ file, states }] : [];
  });
  return (
    <main style={{ display: 'grid', gap: '2rem', padding: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h1 className="text-head font-bold">{localize('Детали', 'Pieces')}</h1>
      {displayed.map(({ file, states }) => (
        <section
          key={file}
          data-component={file}
          style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <h2 className="font-bold">{file}</h2>
          {Object.entries(states).map(([state, draw]) => (
            <div key={state} data-state={state}>
              <p className="text-small text-muted">{state}</p>
              {draw(localize)}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
};

/** Renders a wall of components, or one of its components. */
export const renderGallery = (name: string, only: string | null): void => {
  storeSamples();
  const root = document.getElementById('root');
  if (!root) return;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => gallery(name as GalleryName, only) }),
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
