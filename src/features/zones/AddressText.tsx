import { Fragment } from 'react';

/** An address whose range of houses (1–145) is not broken across lines. */
export const AddressText = ({ address }: { address: string }) =>
  address.split(/(\d+[-–]\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
