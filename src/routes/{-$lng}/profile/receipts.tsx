import { createFileRoute, notFound } from '@tanstack/react-router';
import { ReceiptsScreen } from '~/features/receipts/ReceiptsScreen';
import { loadMessages } from '~/i18n/messages';
import { OnlyWhere } from '../../-OnlyWhere';

/** The address has no language: the page is shown in the last chosen one. */
export const Route = createFileRoute('/{-$lng}/profile/receipts')({
  beforeLoad: ({ params }) => {
    if (params.lng !== undefined) throw notFound();
    void loadMessages('receipts');
  },
  component: ReceiptsRoute,
});

function ReceiptsRoute() {
  return (
    <OnlyWhere has="receipts">
      <ReceiptsScreen />
    </OnlyWhere>
  );
}
