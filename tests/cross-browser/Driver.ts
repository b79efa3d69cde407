/** What the journey needs of a browser, whichever protocol it speaks. */
export interface Driver {
  /** As the browser names itself. */
  name: string;
  /** Leads the only page there; where nobody answers, to whatever the browser shows then. */
  open: (url: string) => Promise<void>;
  /** What an expression of the page comes to, a promise included: anything that JSON can say. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>;
  /** The page as PNG, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

/** Keys as both protocols take them. */
export const keysOf = (text: string): object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
