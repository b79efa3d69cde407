/** The icons and classes that frames share with the app, so that a frame looks like the page that follows it. */
export interface FrameTokens {
  icons: Readonly<Record<'menu' | 'down' | 'car' | 'user' | 'search' | 'offline' | 'next', string>>;
  primary: string;
  quiet: string;
  input: string;
  headerButton: string;
  search: string;
}

/** The texts of the frames. All of them are also in the catalogues (`tests/unit/build/shellPages.test.ts`). */
export const frameMessages = {
  ru: {
    signIn: 'Войти',
    amount: '{amount} р',
    offline: 'Нет сети',
    payParking: 'Оплатить парковку',
    title: 'Оплата парковки',
    zone: 'Номер зоны',
    zoneExample: 'например, 0302',
    search: 'Зона, парковка, адрес',
    plate: 'Номер автомобиля',
    foreign: 'Иностранный',
    duration: 'На сколько',
    phone: 'Телефон',
    current: 'Текущие парковки',
    hours: '{hours} ч',
    hoursMinutes: '{hours} ч {minutes} мин',
  },
  en: {
    signIn: 'Sign in',
    amount: '{amount} ₽',
    offline: 'No connection',
    payParking: 'Pay for parking',
    title: 'Pay for parking',
    zone: 'Zone number',
    zoneExample: 'e.g. 0302',
    search: 'Zone, parking, address',
    plate: 'Number plate',
    foreign: 'Foreign',
    duration: 'For how long',
    phone: 'Phone',
    current: 'Current parking',
    hours: '{hours} h',
    hoursMinutes: '{hours} h {minutes} min',
  },
} as const;

type Language = keyof typeof frameMessages;

/** Has no `style` attribute: the security policy forbids it. */
const icon = (path: string, sizeClass = 'size-6'): string =>
  `<svg viewBox="0 0 24 24" class="shrink-0 ${sizeClass}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/**
 * The first frames of the pages that most starts lead to, as templates that `app/boot/drawFirstFrame` selects and
 * fills. Only the way to pay can be used: input typed before the app has loaded would be lost.
 */
export const firstFrames = (
  language: Language,
  { loading, again }: Record<'loading' | 'again', string>,
  tokens: FrameTokens,
): string => {
  const messages = frameMessages[language];
  const { icons } = tokens;
  const prefix = language === 'en' ? '/en' : '';
  const narrow = 'max-[359px]:hidden';
  const header = `<header class="flex min-h-(--header) flex-wrap items-center border-b border-line bg-paper px-1 tablet:gap-x-1" inert>
<span class="inline-flex size-12 items-center justify-center">${icon(icons.menu)}</span>
<span data-part="guest" class="inline-grid size-12 shrink-0 place-items-center ${narrow}"><svg viewBox="0 0 28 28" class="size-8"><rect width="28" height="28" rx="6" fill="#1B4F9C"/><path d="M10 22V6h5.5a5 5 0 0 1 0 10H10" fill="none" stroke="#fff" stroke-width="3.4"/></svg></span>
<span data-part="guest" class="flex min-h-12 min-w-11 flex-1 items-center gap-1 px-1 font-semibold tablet:text-lead"><span data-text="city" class="truncate"></span>${icon(icons.down, 'size-4.5 text-muted')}</span>
<span class="ml-auto flex flex-wrap items-center justify-end">
<span class="inline-flex size-12 items-center justify-center font-semibold text-sign">${language === 'en' ? 'RU' : 'EN'}</span>
<span data-part="guest" class="${tokens.quiet}">${messages.signIn}</span>
<span data-part="balance" data-text="balance" data-words="${messages.amount}" class="${tokens.headerButton}"></span>
<span data-part="stay" class="${tokens.headerButton}"><span data-text="countdown" class="inline-flex min-h-9 items-center rounded-field bg-running-soft px-1.5"></span></span>
<span data-part="noStay" class="${tokens.headerButton}">${icon(icons.car)}</span>
<span data-part="driver" class="${tokens.headerButton}">${icon(icons.user)}</span>
</span></header>
<p data-part="offline" class="flex items-center justify-center gap-2 border-b border-line bg-raised px-4 py-2 text-small font-semibold">${icon(icons.offline, 'size-4.5')}${messages.offline}</p>`;
  const stay = `<span data-text="plate" class="rounded-field border-2 border-ink px-2 text-lead font-bold whitespace-nowrap"></span><span data-text="left" data-hours="${messages.hours}" data-hours-minutes="${messages.hoursMinutes}" class="grow font-semibold"></span>`;
  const box = 'min-h-12 rounded-field border-2 border-edge';
  const name = (text: string, aside = ''): string =>
    `<div class="flex flex-wrap items-center justify-between gap-x-3"><label class="text-small font-semibold text-muted">${text}</label>${aside}</div>`;
  const field = (label: string, inside: string): string =>
    `<div class="grid grid-cols-1 gap-1">${label}${inside}</div>`;

  const map = `<div class="flex min-h-dvh flex-col">${header}
<main class="relative flex grow flex-col bg-raised"><div class="absolute inset-x-2 top-2 grid desk:max-w-md" inert><span class="${tokens.search}">${icon(icons.search)}<span class="truncate">${messages.search}</span></span></div><div class="absolute inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] mx-auto grid max-w-md grid-cols-1 gap-2 desk:inset-x-4 desk:mx-0 desk:max-w-96">
<article data-part="stay" class="flex min-h-14 flex-wrap items-center gap-x-3 rounded-sheet border border-line bg-paper px-3 py-1.5 shadow-float">${stay}${icon(icons.next, 'size-6 text-muted')}</article>
<a data-part="driver" href="${prefix}/profile/parking" class="${tokens.primary}">${messages.payParking}</a>
<a data-part="guestPays" href="${prefix}/guest-payment" class="${tokens.primary}">${messages.payParking}</a>
<span data-part="credit" class="h-2"></span>
</div></main></div>`;

  const form = `<div class="flex min-h-dvh flex-col" inert>${header}
<main class="mx-auto grid w-full max-w-xl grow grid-cols-1 content-start items-start gap-6 p-4 data-driver:max-w-5xl data-driver:desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"><div class="grid grid-cols-1 gap-5">
<h1 class="text-title font-bold">${messages.title}</h1>
${field(name(messages.zone), `<span class="flex items-center justify-between ${tokens.input}"><span data-text="zone" class="text-muted">${messages.zoneExample}</span>${icon(icons.search)}</span><span data-part="zone" class="mt-1 block h-22 rounded-field bg-raised"></span>`)}
${field(name(messages.plate, `<span class="-my-2 flex min-h-12 items-center gap-2 text-small"><span class="size-5 border border-edge"></span>${messages.foreign}</span>`), '<span class="block aspect-[520/112] w-full max-w-96 rounded-field border-3 border-ink"></span>')}
${field(name(messages.duration), `<div class="flex flex-wrap gap-2"><span class="grow ${box}"></span><span class="grow ${box}"></span><span class="grow ${box}"></span><span class="grow-2 ${box}"></span></div>`)}
<div data-part="guest">${field(name(messages.phone), `<span class="block ${tokens.input}"></span>`)}</div></div>
<section data-part="stay" class="grid grid-cols-1 gap-3"><h2 class="text-title font-bold">${messages.current}</h2><article class="flex flex-wrap items-center gap-3 rounded-sheet border border-line p-4">${stay}</article></section>
</main></div>`;

  // If the app loads slowly, a form that does not react explains why. If it never loads, a link reloads the page
  // without any script.
  const slowNotice = (where: string): string =>
    `<p role="status" class="first-late fixed inset-x-2 mx-auto max-w-md rounded-sheet border border-line bg-paper p-3 text-center shadow-float ${where}">${loading} <a href="" class="first-stuck inline-flex min-h-12 items-center font-semibold text-sign">${again}</a></p>`;
  return `<template id="first-map">${map}${slowNotice('top-16')}</template><template id="first-form">${form}${slowNotice('bottom-4')}</template>`;
};
