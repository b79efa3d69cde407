import { useEffect } from 'react';

/** The title of the browser's tab. */
export const PageTitle = ({ children }: { children: string }) => {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
};
