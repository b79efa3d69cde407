import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { NoteButton } from './NoteButton';

/** Shown where nothing can be paid without a network: offers a note until the network is back. */
export const NoteOffer = (props: ComponentProps<typeof NoteButton>) => (
  <div className="grid gap-2">
    <p className="text-center text-muted">{t`Для оплаты нужна сеть. Запишите, где и когда встали, чтобы оплатить позже.`}</p>
    <NoteButton {...props} />
  </div>
);
