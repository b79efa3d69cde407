import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { rewriteTyped, type Rewrite } from './rewriteTyped';

/**
 * The props of a text field that may rewrite what is typed. The caret stays where it was. While a keyboard composes
 * characters the field shows them as they are, because a changed text would make the keyboard repeat them. The form has
 * the rewritten text at any time.
 */
export const useRewrite = (value: string, onChange: (text: string) => void, rewrite: Rewrite | undefined) => {
  const [composed, setComposed] = useState<string>();
  const finish = (field: HTMLInputElement, inputType?: string): void => {
    const caretBefore = field.selectionStart ?? field.value.length;
    const { text, caret } = rewrite
      ? rewriteTyped({ typed: field.value, caret: caretBefore, before: value, inputType }, rewrite)
      : { text: field.value, caret: caretBefore };
    if (text !== field.value) {
      // Set here and not by the next render, which would move the caret to the end.
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    setComposed(undefined);
    if (text !== value) onChange(text);
  };
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (!isComposing || !rewrite) return finish(target, inputType);
      setComposed(target.value);
      onChange(rewrite(target.value, value));
    },
    // Some browsers send no input after the end of a composition.
    onCompositionEnd: rewrite && (({ currentTarget }: CompositionEvent<HTMLInputElement>) => finish(currentTarget)),
  };
};
