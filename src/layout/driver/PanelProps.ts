/** The props of a panel behind a button of the header. */
export interface PanelProps {
  /** A sheet has a history entry, which a link in it replaces. */
  isSheet: boolean;
  onClose: () => void;
}
