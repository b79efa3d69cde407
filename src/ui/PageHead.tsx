import { useEffect } from 'react';

interface Props {
  /** The title of the browser's tab. */
  title: string;
  /** The description for search engines and shared links. By default it is that of the app. */
  description?: string;
}

/** Sets the head of the document for this page. */
export const PageHead = ({ title, description }: Props) => {
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || description === undefined) return undefined;
    const ofApp = meta.content;
    meta.content = description;
    return () => {
      meta.content = ofApp;
    };
  }, [description]);

  return null;
};
