import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** What was said last; said anew where it is another object. */
  announced: { text: string } | undefined;
}

/** A pause in which a screen reader notices the place before the words come. */
const announceDelayMs = 150;

/** Said by a screen reader, and seen by nobody. What is behind a window is not read out: then it lies in the window. */
export const AnnouncedText = ({ announced }: Props) => {
  const [place] = useState(() => {
    const node = document.createElement('div');
    node.className = 'sr-only';
    node.setAttribute('aria-live', 'polite');
    node.dataset['spoken'] = '';
    return node;
  });
  const [text, setText] = useState('');
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => {
    if (!announced) return undefined;
    const container = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
    if (place.parentNode !== container) container.append(place);
    const timer = setTimeout(() => setText(announced.text), announceDelayMs);
    return () => {
      clearTimeout(timer);
      setText('');
    };
  }, [announced, place]);
  return createPortal(text, place);
};
