import { CategoryField } from '~/parts/plate/CategoryField';
import { Unfold } from '~/ui/Unfold';
import type { useGuestForm } from './useGuestForm';

/** Which kind of vehicle a guest pays for; fetched where the city's prices go by it. */
export const GuestCategory = ({ form: { values, set } }: Pick<ReturnType<typeof useGuestForm>, 'form'>) => (
  <Unfold name="category" isNow={values.category !== undefined}>
    <div className="pb-5">
      <CategoryField values={values} set={set} />
    </div>
  </Unfold>
);
