/** The browser functions that the journey needs, independent of the protocol. */
export interface Driver {
  /** The name that the browser reports. */
  name: string;
  /** Navigates the only page. If no server answers, the browser shows its own error page. */
  open: (url: string) => Promise<void>;
  /**
   * Returns the value of an expression in the page, after awaiting a promise. The value must be serialisable as JSON.
   */
  evaluate: (expression: string) => Promise<unknown>;
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  /** A screenshot of the page as PNG, in base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
}

/** Returns key actions in the format of both protocols. */
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
