/** What opens behind a button of the header. */
export interface PanelProps {
  /** A sheet has an entry of the history: a link in it takes the entry's place. */
  isSheet: boolean;
  onClose: () => void;
}
