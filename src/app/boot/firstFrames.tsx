import { i18n } from '@lingui/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PhoneField } from '~/components/payment/PhoneField';
import { PlateField } from '~/components/plate/PlateField';
import { StayScreen } from '~/components/driver/StayScreen';
import { StaysSection } from '~/components/driver/StaysSection';
import { ChipLine } from '~/components/stay/StayChip';
import { DurationLabel } from '~/components/stay-form/DurationField';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { StayForm } from '~/components/stay-form/StayForm';
import { GuestColumn } from '~/features/guest/GuestColumn';
import { PayBar, PayLink } from '~/features/map/PayBar';
import { SearchBar } from '~/features/map/SearchBar';
import { currentStaysTitle } from '~/features/parking/currentStaysTitle';
import { hoursText } from '~/i18n/durationText';
import { messagesIn, type Language } from '~/i18n/messages';
import { BalanceText } from '~/layout/driver/BalanceText';
import { HeaderControl } from '~/layout/driver/HeaderControl';
import { TimeBadge } from '~/layout/driver/TimeBadge';
import { HeaderBar, SignInButton } from '~/layout/HeaderBar';
import { Logo } from '~/layout/Logo';
import { OfflineLine } from '~/layout/OfflineLine';
import { PageLayout } from '~/layout/PageLayout';
import { Choice } from '~/ui/Choice';
import { Icon } from '~/ui/Icon';
import type { FramePart } from './drawFirstFrame';

// The first frames of the pages that most starts lead to, drawn by the app's own components while the app is built
// (`build/renderFirstFrames`). Names in braces stand for what only the device knows: `drawFirstFrame` fills them in.

/** Remains in the frame only if `drawFirstFrame` finds that it applies. */
const part = (when: FramePart, content: ReactNode) => <div data-part={when}>{content}</div>;

const control = (content: ReactNode) => (
  <HeaderControl dialog="stays" hasRoom={false} Panel={() => null}>
    {content}
  </HeaderControl>
);

const top = (
  <>
    <div inert>
      <HeaderBar start={part('guest', <Logo city="{city}" />)}>
        {part('guest', <SignInButton />)}
        {part('balance', control(<BalanceText amount="{balance}" />))}
        {part('stay', control(<TimeBadge severity="running">{'{left}'}</TimeBadge>))}
        {part('noStay', control(<Icon name="car" />))}
        {part('driver', control(<Icon name="user" />))}
      </HeaderBar>
    </div>
    {part('offline', <OfflineLine />)}
  </>
);

/** As wide as the drawing of a plate. */
const plate = (
  <span className="w-36 rounded-field border-2 border-ink text-center text-lead font-bold">{'{plate}'}</span>
);

const mapPage = (
  <PageLayout top={top}>
    <div className="relative grow bg-raised">
      <div inert>
        <SearchBar isOverMap />
      </div>
      <PayBar
        isRaised={false}
        button={
          <>
            {part('driver', <PayLink isDriver />)}
            {part('guestPays', <PayLink isDriver={false} />)}
            {part('credit', <span className="h-4" />)}
          </>
        }
      >
        {part(
          'stay',
          <article className="rounded-sheet border border-line bg-paper shadow-float">
            <ChipLine ring={<span className="size-9" />} plate={plate} isRemaining time="{left}" />
          </article>,
        )}
      </PayBar>
    </div>
  </PageLayout>
);

const ignore = (): void => undefined;
const handlers = { onChange: ignore, onBlur: ignore };

/** The city decides which durations can be chosen, so their boxes are empty. */
const form = (phone?: ReactNode) => (
  <StayForm>
    {part('zone', <PlaceField {...handlers} value="{zone}" zone={undefined} isWaiting paysByParking={false} />)}
    {part('noZone', <PlaceField {...handlers} value="" zone={undefined} paysByParking={false} />)}
    <PlateField {...handlers} value="" isForeign={false} onForeignChange={ignore} />
    <Choice
      label={<DurationLabel value={undefined} />}
      options={[1, 2, 3].map((value) => ({ value, label: '' }))}
      value={undefined}
      onChange={ignore}
    >
      <span className="min-h-12 grow rounded-field border border-edge" />
    </Choice>
    {phone}
  </StayForm>
);

const formPage = () => (
  <div inert>
    <PageLayout top={top}>
      {part('guest', <GuestColumn>{form(<PhoneField {...handlers} value="" />)}</GuestColumn>)}
      {part(
        'driver',
        <StayScreen
          barrier={{ around: (street) => street }}
          street={form()}
          stays={part(
            'stay',
            <StaysSection title={currentStaysTitle()} age={null}>
              <article className="flex flex-wrap items-center gap-3 rounded-sheet border border-line p-4">
                {plate}
                <span className="font-semibold">{'{left}'}</span>
              </article>
            </StaysSection>,
          )}
        />,
      )}
    </PageLayout>
  </div>
);

/** The texts of the page itself (`build/shellPages`). */
interface SlowNoticeTexts {
  loading: string;
  again: string;
}

/**
 * If the app loads slowly, a form that does not react explains why. If it never loads, a link reloads the page without
 * any script.
 */
const slowNotice = ({ loading, again }: SlowNoticeTexts, position: string): string =>
  `<p role="status" class="first-late fixed inset-x-2 mx-auto max-w-md rounded-sheet border border-line bg-paper p-3 text-center shadow-float ${position}">${loading} <a href="" class="first-stuck inline-flex min-h-12 items-center font-semibold text-sign">${again}</a></p>`;

/** What only tapping, typing or a screen reader needs, and what only wide screens show. */
const unneeded = [
  / (?:aria-[\w-]+|auto[A-Z]\w+|data-(?:invalid|status)|enterKeyHint|for|hrefLang|id|inputMode|lang|name|noValidate|role|spellCheck|style|title)="[^"]*"/g,
  / (?:type="(?:button|tel)"|href="\/(?:en)?")/g,
  /(?<= class="[^"]*)\b(?:active|aria|disabled|enabled|has|in)-?[\w-]*:[^"\s]*/g,
  /<span class="(?:hidden|sr-only)\b.*?<\/span>|<svg[^>]* hidden .*?<\/svg>/g,
  /<input [^>]*(?:opacity-0|text-transparent)[^>]*>/g,
  // The letters of an example plate: the device may know a real one.
  /<path [^>]* opacity="0.22"><\/path>/g,
];

/** Returns a field as the text that it shows. */
const fieldAsText = (field: string): string => {
  const [classes, value, placeholder] = ['class', 'value', 'placeholder'].map(
    (name) => new RegExp(` ${name}="([^"]*)"`).exec(field)?.[1],
  );
  return `<span class="flex items-center ${classes}">${value || `<span class="text-muted">${placeholder ?? ''}</span>`}</span>`;
};

/**
 * Returns the markup of a page as a picture: nothing in it may be mistaken for a button or a field that works. The
 * security policy forbids `style` attributes.
 */
const picture = (page: ReactNode): string =>
  unneeded
    .reduce(
      (html, pattern) => html.replace(pattern, ''),
      renderToStaticMarkup(<RouterContextProvider router={router}>{page}</RouterContextProvider>),
    )
    .replace(/<input (?!type).*?>/g, fieldAsText)
    .replace(/(?<=<\/?)button/g, 'span');

/** The links need a router, but no routes. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/**
 * Returns the templates that `drawFirstFrame` selects and fills. Only the way to pay can be used: input typed before
 * the app has loaded would be lost.
 */
export const firstFrames = async (language: Language, notice: SlowNoticeTexts): Promise<string> => {
  i18n.loadAndActivate({ locale: language, messages: await messagesIn(language) });
  const texts = `data-hours="${hoursText('{hours}', 0)}" data-hours-minutes="${hoursText('{hours}', '{minutes}')}"`;
  const template = (name: string, page: ReactNode, position: string): string =>
    `<template id="first-${name}" ${texts}>${picture(page)}${slowNotice(notice, position)}</template>`;
  return template('map', mapPage, 'top-16') + template('form', formPage(), 'bottom-4');
};
