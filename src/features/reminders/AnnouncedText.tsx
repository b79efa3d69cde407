import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The last announcement. A new object is announced again, even with the same text. */
  announced: { text: string } | undefined;
}

/** A pause in which a screen reader notices the live region before the text arrives. */
const announceDelayMs = 150;

/**
 * Announces a text to screen readers only. Content behind a dialog is not read out, so the live region moves into an
 * open dialog.
 */
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
