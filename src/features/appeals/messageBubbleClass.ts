/** Own messages are on the right, the operator's on the left. */
export const messageBubbleClass = (isMine: boolean): string =>
  `grid max-w-[85%] gap-1 rounded-sheet border px-4 py-3 ${isMine ? 'justify-self-end border-sign bg-sign-soft' : 'justify-self-start border-line bg-raised'}`;
