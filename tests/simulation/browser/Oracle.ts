import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Ledger, LedgerRow } from '../../tools/control';
import type { Plan } from './plan';
import { knownText } from './knownText';

export type Kind = 'start' | 'renew' | 'cancel' | 'refill' | 'subscription';

/** A payment that the app has sent. */
interface Sent {
  kind: Kind;
  request: Request;
  /** Plate and zone of a start; the plate of a subscription; the stay of an extension or a cancellation. */
  target: string;
  page: Page;
  /** The last request that had reached the server before the tap. */
  after: number;
  /** When it was sent, and when its request ended, by the city's clock. It has no end while it is pending. */
  sentAtMs: number;
  endedAtMs?: number;
  claims: Claim['verdict'][];
  /** True if its driver has logged out since. Its outcome is then shown without the plate. */
  isNameless?: boolean;
}

/** A statement of the screen about a payment. */
interface Claim {
  text: string;
  verdict: 'done' | 'twice' | 'notDone' | 'checking' | 'notKnown';
  /** The statement must be true of one of these. A sentence may leave open whether it means a start or an extension. */
  of: Sent[];
  findMeant: () => Sent[];
}

/**
 * A request that a city executes longer than 30 s after its end may already be shown as not paid
 * (`src/decisions/0001-when-not-paid-may-be-told.md`). Two seconds are left for the readings of two clocks.
 */
const lateMs = 28_000;

/** Two payments for the same, sent this close together, cannot be told apart by the dates of their stays. */
const twinMs = 10_000;

/** The slack that the app grants the clocks (`src/domain/time/clockSlack.ts`), and the whole second of the header. */
const pastMinuteMs = 6_000;
const moneyCall = /\/api\/payment\/(start|renew|cancel|refill|subscription)$/;
const providerPage = /^\/demo\/pay\/[\w-]+$/;

/** The beginnings of the sentences about payments, the kinds they may refer to, and their meaning. */
const sentences: readonly (readonly [string, readonly Kind[], Claim['verdict']])[] = [
  ['Парковка оплачена', ['start'], 'done'],
  ['Оплачено до ', ['start'], 'done'],
  ['Парковка продлена', ['renew'], 'done'],
  ['Парковка остановлена', ['cancel'], 'done'],
  ['Абонемент куплен', ['subscription'], 'done'],
  ['Абонемент успешно приобретен.', ['subscription'], 'done'],
  ['Оплачено дважды', ['start', 'renew', 'subscription'], 'twice'],
  ['Остановлено дважды', ['cancel'], 'twice'],
  ['Не оплачено, можно попробовать ещё раз', ['start', 'renew', 'refill', 'subscription'], 'notDone'],
  ['Не остановлена, можно попробовать ещё раз', ['cancel'], 'notDone'],
  ['Сервер города занят, деньги не списаны', ['start', 'renew', 'cancel', 'refill', 'subscription'], 'notDone'],
  ['Проверяем, прошла ли оплата', ['start', 'renew', 'subscription'], 'checking'],
  ['Пока неизвестно, не платите ещё раз', ['start', 'renew', 'subscription'], 'notKnown'],
  ['Проверяем, остановлена ли парковка', ['cancel'], 'checking'],
  ['Пока неизвестно, остановлена ли парковка', ['cancel'], 'notKnown'],
];
for (const [beginning] of sentences) knownText(beginning);
const credited = knownText('Баланс пополнен на ');

/** Reports each sentence to Node as it appears on the screen, including those that disappear again. */
const listen = (): void => {
  if (!location.protocol.startsWith('http')) return;
  let displayed: string[] = [];
  const scan = (): void => {
    const now = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], #paid-title')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const text = (element.querySelector('p')?.textContent ?? element.textContent).trim();
        // The panel of a paid stay names plate and zone below its title.
        const panel = element.id === 'paid-title' ? element.closest('section') : null;
        const labels = [...(panel?.querySelectorAll('[aria-label]') ?? [])].map((one) =>
          one.getAttribute('aria-label'),
        );
        const plate = /[А-Я]\d{3}[А-Я]{2}\d{2,3}/.exec(labels.join(' ').replaceAll(/\s/g, ''))?.[0];
        const zone = /^\s*(\d{4})\s*$/m.exec(panel?.innerText ?? '')?.[1];
        return plate && zone ? `${text}: ${plate}, зона ${zone}` : text;
      });
    for (const text of now)
      if (text && !displayed.includes(text))
        void (window as unknown as { reportText: (text: string) => Promise<void> }).reportText(text);
    displayed = now;
  };
  new MutationObserver(scan).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Observes what the app sends and shows, and compares both with what the city did. */
export class Oracle {
  /** How far the clock of city and page is ahead of the machine's. */
  clockOffsetMs = 0;
  readonly violations: string[] = [];
  readonly log: string[] = [];
  readonly #sent: Sent[] = [];
  readonly #claims: Claim[] = [];
  /** Statements that a payment was not made. They must still be true at the end, unless the city executed it later. */
  readonly #notDone: Claim[] = [];
  /** Top-ups that were reported as received, in kopecks. */
  readonly #credits: number[] = [];
  #linksTapped = 0;
  #providerPages = 0;
  #lastLink: string | undefined;
  #confirmations = 0;
  #calls = 0;
  /** The last request that had reached the server before the current tap. */
  #after = 0;
  readonly #began = Date.now();

  async follow(context: BrowserContext, { hasWorker }: Pick<Plan, 'hasWorker'>): Promise<void> {
    await context.exposeBinding('reportText', ({ page }, text: string) => this.#recordClaim(page, text));
    await context.addInitScript(listen);
    context.on('request', (request) => this.#see(request));
    const end = (request: Request): void => this.#end(request);
    context.on('requestfinished', end).on('requestfailed', end);
    // A body that the app does not read never finishes.
    context.on('response', (response) => end(response.request()));
    // Without its worker and a network, a page cannot load a part of the app that it has not opened yet.
    const isUsual = (text: string): boolean =>
      /Failed to load resource|net::ERR/.test(text) ||
      (!hasWorker && /Failed to fetch dynamically imported module/.test(text));
    const onText = (text: string): void => {
      if (!isUsual(text)) this.violate(`unhandled: ${text}`);
    };
    context.on('weberror', (error) => onText(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') onText(message.text());
    });
  }

  logLine(line: string): void {
    this.log.push(`${((Date.now() - this.#began) / 1000).toFixed(1)} s  ${line}`);
  }

  violate(line: string): void {
    this.logLine(`!!! ${line}`);
    this.violations.push(line);
  }

  /** Called before an enabled payment button is tapped. */
  confirmed(after: number): void {
    this.#confirmations += 1;
    this.#after = after;
  }

  /** Called before a link to a provider's page is tapped. */
  tappedLink(): void {
    this.#linksTapped += 1;
  }

  /**
   * True if a payment of this record kind may stay unknown. It must have been shown as unknown, and the device must be
   * unable to attribute an operation to it. It does not know the city's clock
   * (`src/decisions/0002-whose-clock-dates-a-payment.md`), a logout removed the sum, or the same was paid for within
   * seconds. The same applies just past a minute, in a city that may date it by the minute before.
   */
  mayStayUnknown(recordKind: string, isClockKnown: boolean, writesSeconds: boolean): boolean {
    const kind = recordKind === 'subscribe' ? 'subscription' : recordKind;
    const unknown = this.#sent.filter((sent) => sent.kind === kind && sent.claims.includes('notKnown'));
    return unknown.some(
      (sent) =>
        !isClockKnown ||
        (!writesSeconds && sent.sentAtMs % 60_000 < pastMinuteMs) ||
        (kind === 'subscription' && sent.isNameless === true) ||
        this.#sent.some((other) => other !== sent && this.#isTwin(sent, other)),
    );
  }

  #isTwin(one: Sent, other: Sent): boolean {
    return one.kind === other.kind && one.target === other.target && Math.abs(one.sentAtMs - other.sentAtMs) < twinMs;
  }

  /** Returns how many payments of a kind were sent. */
  sent(kind: Kind): number {
    return this.#sent.filter((one) => one.kind === kind).length;
  }

  /** True if a payment of a kind was reported as made, or a top-up as received. */
  hasClaimed(kind: Kind): boolean {
    return kind === 'refill'
      ? this.#credits.length > 0
      : this.#sent.some((one) => one.kind === kind && one.claims.includes('done'));
  }

  /** The payment page that was opened last, as named in the ledger. */
  get lastLink(): string | undefined {
    return this.#lastLink;
  }

  get calls(): number {
    return this.#calls;
  }

  loggedOut(): void {
    for (const sent of this.#sent) sent.isNameless = true;
  }

  #see(request: Request): void {
    const { pathname } = new URL(request.url());
    if (providerPage.test(pathname) && request.method() === 'GET' && request.redirectedFrom() === null) {
      this.#providerPages += 1;
      this.#lastLink = pathname;
      if (this.#providerPages > this.#linksTapped) this.violate('a payment page was opened that nobody has tapped');
    }
    const call = moneyCall.exec(pathname)?.[1];
    if (call === undefined || request.method() !== 'POST') return;
    this.#calls += 1;
    this.logLine(`sent ${call}`);
    if (this.#calls > this.#confirmations)
      this.violate(`${this.#calls} payments were sent for ${this.#confirmations} confirmations`);
    const body = new URLSearchParams(request.postData() ?? '');
    const target =
      call === 'start'
        ? `${body.get('Vehicle') ?? ''} ${body.get('Zone') ?? ''}`
        : call === 'subscription'
          ? (body.get('vehicle') ?? '')
          : // A reservation is named after its stay.
            (body.get('ReservationId') ?? '').replace(/^R/, '');
    const page = request.frame().page();
    const [kind, sentAtMs] = [call as Kind, this.#cityNow()];
    this.#sent.push({ kind, request, target, page, after: this.#after, sentAtMs, claims: [] });
  }

  #cityNow(): number {
    return Date.now() + this.clockOffsetMs;
  }

  #end(request: Request): void {
    const sent = this.#sent.find((one) => one.request === request);
    if (sent) sent.endedAtMs = this.#cityNow();
  }

  #attribute(claim: Claim): void {
    if (claim.of.length > 0) return;
    claim.of = claim.findMeant();
    for (const sent of claim.of) sent.claims.push(claim.verdict);
  }

  #recordClaim(page: Page, text: string): void {
    if (text.startsWith(credited)) {
      this.logLine(`told «${text}»`);
      this.#credits.push(Math.round(100 * Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))));
    }
    for (const [beginning, kinds, verdict] of sentences) {
      if (!text.startsWith(beginning)) continue;
      const claim: Claim = { text, verdict, of: [], findMeant: () => this.#meant(page, text, kinds, verdict) };
      this.logLine(`told «${text}»`);
      this.#claims.push(claim);
      this.#attribute(claim);
    }
  }

  /**
   * Returns the payments that a sentence is about: for each kind, the last payment for the plate that it names. Without
   * a plate, it is the last payment of its tab. A double payment may be found out only after the same has been paid for
   * again, so all of them count.
   */
  #meant(page: Page, text: string, kinds: readonly Kind[], verdict: Claim['verdict']): Sent[] {
    const [, plate, zone] = /: ([^\s,]+)(?:, зона (\S+))?$/.exec(text) ?? [];
    return kinds.flatMap((kind) => {
      const ofKind = this.#sent.filter((sent) => sent.kind === kind);
      if (plate !== undefined)
        return ofKind.filter((sent) => this.#isOf(sent, plate, zone)).slice(verdict === 'twice' ? 0 : -1);
      const ofTab = ofKind.filter((sent) => sent.page === page).slice(-1);
      return [...ofTab, ...ofKind.filter((sent) => sent.isNameless === true && !ofTab.includes(sent))];
    });
  }

  /** The stays of the city by id: `number zone`. */
  #stays = new Map<string, string>();

  #isOf({ kind, target }: Sent, plate: string, zone: string | undefined): boolean {
    if (kind === 'subscription') return zone === undefined && target === plate;
    return (kind === 'start' ? target : this.#stays.get(target)) === `${plate} ${zone ?? ''}`;
  }

  /** Returns the ledger's rows of what was sent: since its own tap, and before the next of the same. */
  #rows(sent: Sent, { sessions: stays, debits, refunds, subscriptions }: Ledger): LedgerRow[] {
    const next = this.#sent.find(
      (other) => other.kind === sent.kind && other.target === sent.target && other.after > sent.after,
    );
    const isOwnRequest = ({ request }: { request: number }): boolean =>
      request > sent.after && (next === undefined || request <= next.after);
    const startRequest = stays.find(({ id }) => id === sent.target)?.request;
    const rows: Record<Kind, () => LedgerRow[]> = {
      // A top-up only requests a link, which charges nothing.
      refill: () => [],
      subscription: () => subscriptions.filter(({ number }) => number === sent.target),
      start: () => stays.filter(({ number, zone }) => `${number} ${zone}` === sent.target),
      cancel: () => refunds.filter(({ session }) => session === sent.target),
      renew: () => debits.filter(({ session, request }) => session === sent.target && request !== startRequest),
    };
    return rows[sent.kind]().filter(isOwnRequest);
  }

  /** Returns how often the city executed what was sent. */
  #done(sent: Sent, ledger: Ledger): number {
    return this.#rows(sent, ledger).length;
  }

  /** Returns how often the city executed payments of the same kind and target. */
  #doneOfTarget({ kind, target }: Sent, ledger: Ledger): number {
    const same = this.#sent.filter((other) => other.kind === kind && other.target === target);
    return same.reduce((sum, sent) => sum + this.#done(sent, ledger), 0);
  }

  /** Returns how often the city executed what was sent, without executions so late that "not paid" was allowed. */
  #doneInTime(sent: Sent, ledger: Ledger): number {
    const isInTime = ({ at }: LedgerRow): boolean =>
      sent.endedAtMs === undefined || Date.parse(at) < sent.endedAtMs + lateMs;
    return this.#rows(sent, ledger).filter(isInTime).length;
  }

  /** Returns how many identical payments were sent by taps at the same moment. */
  #atOnce(sent: Sent | undefined): number {
    const isSame = (other: Sent): boolean =>
      other.kind === sent?.kind && other.target === sent.target && other.after === sent.after;
    return this.#sent.filter(isSame).length;
  }

  /** Compares all statements so far with the ledger. */
  assess(ledger: Ledger): void {
    for (const { id, number, zone } of ledger.sessions) this.#stays.set(id, `${number} ${zone}`);
    for (const claim of this.#claims.splice(0)) {
      // The stay of an extension may be known only by now.
      this.#attribute(claim);
      const { text, verdict, of } = claim;
      if (of.length === 0) this.violate(`«${text}» is told, and nothing was sent`);
      else if (verdict === 'notDone' && of.some((sent) => this.#doneInTime(sent, ledger) < this.#atOnce(sent)))
        this.#notDone.push(claim);
      else if (!this.#isTrue(claim, ledger))
        this.violate(`«${text}» is told; the city did it ${this.#counts(claim, ledger).join(' or ')} times`);
    }
    for (const sum of this.#credits)
      if (!ledger.links.some(({ kind, kopecks, credits }) => kind === 'refill' && kopecks === sum && credits > 0))
        this.violate(`${sum} kopecks are told as come; the city has ${JSON.stringify(ledger.links)}`);
    this.#checkDebits(ledger);
  }

  /** Returns how often the city executed each payment that a statement may be about. */
  #counts({ verdict, of }: Claim, ledger: Ledger): number[] {
    // A cancelled stay is cancelled, whichever of two taps did it.
    const isCancelled = ({ target }: Sent): boolean => ledger.refunds.some(({ session }) => session === target);
    return of.map((sent) =>
      sent.kind === 'cancel' && verdict === 'done' ? Number(isCancelled(sent)) : this.#done(sent, ledger),
    );
  }

  #isTrue(claim: Claim, ledger: Ledger): boolean {
    const isTrue: Record<Claim['verdict'], (done: number, sent: Sent | undefined) => boolean> = {
      done: (done) => done >= 1,
      // A late execution and the payment that was made again in its place count together.
      twice: (_, sent) => sent !== undefined && this.#doneOfTarget(sent, ledger) >= 2,
      // If two tabs send the same at the same moment, the city may execute one and refuse the other.
      notDone: (done, sent) => done < this.#atOnce(sent),
      checking: () => true,
      notKnown: () => true,
    };
    return this.#counts(claim, ledger).some((done, index) => isTrue[claim.verdict](done, claim.of[index]));
  }

  /**
   * There may be more debits than payments only if the server or the browser repeated one after it was sent. Without
   * those repetitions, payments must not exceed confirmations.
   */
  #checkDebits(ledger: Ledger): void {
    const moved = this.#sent.filter(({ kind }) => kind !== 'cancel');
    const once = moved.reduce((sum, sent) => sum + Math.min(1, this.#done(sent, ledger)), 0);
    const again = moved.reduce((sum, sent) => sum + Math.max(0, this.#done(sent, ledger) - 1), 0);
    if (ledger.debits.length > once + again)
      this.violate(`${ledger.debits.length} debits for ${moved.length} payments that were sent`);
    if (once > this.#confirmations) this.violate(`${once} payments were made for ${this.#confirmations} confirmations`);
  }

  /**
   * True if the outcome was reported in the end. A city may execute a payment later than any client can wait for. The
   * app must then report it in place of "not paid" (`src/decisions/0001-when-not-paid-may-be-told.md`). A logout
   * removes the record, so nothing is expected after it.
   */
  #isReportedInTheEnd({ claims, isNameless = false }: Sent): boolean {
    return isNameless || Math.max(claims.lastIndexOf('done'), claims.lastIndexOf('twice')) > claims.indexOf('notDone');
  }

  /** Assesses the final state: no wrong "not paid" remains uncorrected, and double payments have been reported. */
  assessEnd(ledger: Ledger): void {
    this.assess(ledger);
    for (const claim of this.#notDone)
      if (!this.#isTrue(claim, ledger) && !claim.of.some((sent) => this.#isReportedInTheEnd(sent)))
        this.violate(
          `«${claim.text}» was told of ${claim.of.map(({ kind }) => kind).join(' or ')}; the city did it later`,
        );
    for (const sent of this.#sent) {
      const done = this.#done(sent, ledger);
      const isEnded = ledger.refunds.some(
        ({ session }) => session === sent.target || this.#stays.get(session ?? '') === sent.target,
      );
      const isAlone =
        this.#sent.filter(({ kind, target }) => kind === sent.kind && target === sent.target).length === 1;
      if (done > 1 && sent.kind !== 'cancel' && isAlone && !isEnded && !sent.claims.includes('twice'))
        this.violate(`${sent.kind} ${sent.target} was done ${done} times, and nobody is told`);
    }
  }

  /** True if the last payment of a tab was reported as made. */
  isLastDone(page: Page): boolean {
    return (
      this.#sent
        .findLast((sent) => sent.page === page)
        ?.claims.some((verdict) => verdict === 'done' || verdict === 'twice') ?? false
    );
  }

  get figures(): string {
    return `${this.#confirmations} confirmations, ${this.#calls} calls`;
  }
}
