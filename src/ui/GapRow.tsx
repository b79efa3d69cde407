/** Takes the place of table rows that are not drawn. */
export const GapRow = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden="true">
    <td aria-hidden="true" colSpan={columns} className="p-0" style={{ height: px }} />
  </tr>
);
