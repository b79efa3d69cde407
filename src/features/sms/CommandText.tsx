import { Fragment } from 'react';

interface Props {
  text: string;
}

/** A command. Its parts stay whole: it wraps after an asterisk. */
export const CommandText = ({ text }: Props) =>
  text.split('*').map((part, index) => (
    // A text is drawn once and never rearranged.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <>
          *<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
