import { useAtomValue } from 'jotai';
import { useTariffContext } from '~/data/settings/useTariffContext';
import * as postRules from '~/domain/postPayment';
import { PostField } from '~/parts/post/PostField';
import { minuteAtom } from '~/state/clock';
import { store } from '~/state/store';
import { Unfold } from '~/ui/Unfold';
import { postRulesAtom } from './guest.form';
import type { useGuestForm } from './useGuestForm';

store.set(postRulesAtom, postRules);

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'post'>;
  refusal?: string;
}

/** From when a guest pays; fetched with its rules where the city takes payments afterwards. */
export const GuestPost = ({ guest: { form, post }, refusal }: Props) => {
  const now = useAtomValue(minuteAtom);
  const { timeZone } = useTariffContext();
  return (
    <Unfold name="post" isNow={form.values.post !== undefined}>
      <div className="pt-5">
        <PostField form={form} kinds={post.kinds} refusal={refusal} now={now} timeZone={timeZone} />
      </div>
    </Unfold>
  );
};
