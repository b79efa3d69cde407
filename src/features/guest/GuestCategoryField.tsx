import { CategoryField } from '~/components/plate/CategoryField';
import { Collapse } from '~/ui/Collapse';
import type { useGuestForm } from './useGuestForm';

/** Which kind of vehicle a guest pays for; fetched where the city's prices go by it. */
export const GuestCategoryField = ({ form: { values, set } }: Pick<ReturnType<typeof useGuestForm>, 'form'>) => (
  <Collapse name="category" isNow={values.category !== undefined}>
    <div className="pb-5">
      <CategoryField values={values} set={set} />
    </div>
  </Collapse>
);
