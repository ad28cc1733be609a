import { add, parseAmount, subtract, toWire, zero, type Amount } from '@fairhouse/money'
import { vendorVerbs, type VendorRefusal } from '@fairhouse/protocol/vendor'
import { asksOf, type Ask, type Asks, type Move } from './requests.ts'
import { sendRaw, type Forged } from './client.ts'
import { equal, Skipped, unexpected } from './expect.ts'
import { enter, getTicket, type Player } from './player.ts'
import { moved, readReply, refused, valueOf, type Moved, type Reply } from './reply.ts'
import type { Settings } from './settings.ts'

/** What a check works with: one player, and the balance that the check began with. */
export class Kit {
  readonly settings: Settings
  player: Player
  ask: Asks
  begin: Amount = zero
  readonly #rounds = new Set<string>()

  private constructor(settings: Settings, player: Player) {
    this.settings = settings
    this.player = player
    this.ask = asksOf(player, settings.game)
  }

  static async open(settings: Settings): Promise<Kit> {
    const ticket = await getTicket(settings, settings.account, settings.game)
    return new Kit(settings, await enter(settings, ticket))
  }

  /** A new session, which the checks from here on use: an operator may end the one before. */
  async enterAgain(ticket?: string): Promise<Player> {
    this.player = await enter(this.settings, ticket ?? (await this.ticket()))
    this.ask = asksOf(this.player, this.settings.game)
    return this.player
  }

  ticket(): Promise<string> {
    return getTicket(this.settings, this.settings.account, this.settings.game)
  }

  /** The requests of an account that may not play, and what it has. */
  async blocked(): Promise<{ ask: Asks; balance: Amount }> {
    const { blocked, game } = this.settings
    if (blocked === undefined) throw new Skipped('needs --blocked <an account that may not play>')
    const player = await enter(this.settings, await getTicket(this.settings, blocked, game))
    return { ask: asksOf(player, game), balance: amount(player.balance) }
  }

  async raw(verb: string, body: string, forged?: Forged): Promise<Reply> {
    return readReply(await sendRaw(this.settings, verb, body, forged))
  }

  send(ask: Move | Ask<'authenticate'> | Ask<'balance'>, forged?: Forged): Promise<Reply> {
    const isOurs = ask.verb === 'debit' && ask.body.session === this.player.session
    if (isOurs) this.#rounds.add(ask.body.roundId)
    return this.raw(ask.verb, JSON.stringify(ask.body), forged)
  }

  /** It succeeds; with `change`, the balance differs by so much from that at the beginning. */
  async succeeds(ask: Move, change?: string): Promise<Moved> {
    const value = moved(await this.send(ask))
    if (change !== undefined) this.#holds(`balance after ${ask.verb}`, value.balance, change)
    return value
  }

  /** It succeeds for the first time. */
  async takes(ask: Move, change?: string): Promise<void> {
    const { duplicate } = await this.succeeds(ask, change)
    equal(`duplicate in a first answer to ${ask.verb}`, duplicate, undefined)
  }

  /** It succeeds as what was taken before. */
  async repeats(ask: Move, change?: string): Promise<void> {
    const { duplicate } = await this.succeeds(ask, change)
    equal(`duplicate in the answer to a repeated ${ask.verb}`, duplicate, true)
  }

  async refuses(ask: Move | Ask<'authenticate'> | Ask<'balance'>, ...codes: VendorRefusal[]) {
    const reply = await this.send(ask)
    refused(reply, ...codes)
    return reply
  }

  /** Asked for, the balance differs by so much from that at the beginning. */
  async stands(change: string): Promise<void> {
    this.#holds('balance', toWire(await this.balance()), change)
  }

  async balance(): Promise<Amount> {
    const { session } = this.player
    const reply = await this.send({ verb: 'balance', body: { session } })
    return amount(valueOf(reply, vendorVerbs.balance.output).balance)
  }

  /** The least amount that is more than the player has. */
  tooMuch(): string {
    return toWire(add(this.begin, amount('0.0001')))
  }

  #holds(what: string, got: string, change: string): void {
    equal(what, got, toWire(add(this.begin, amount(change))))
  }

  /** Gives back or takes what a check won or lost, and leaves no round of it open. */
  async restore(): Promise<void> {
    const lost = subtract(this.begin, await this.balance())
    const money =
      lost > 0n ? { stake: '0.0000', win: toWire(lost) } : { stake: toWire(negate(lost)) }
    if (lost !== 0n) await this.succeeds(this.ask.play(money))
    const { playerId } = this.player
    const rounds = [...this.#rounds]
    this.#rounds.clear()
    const close = (roundId: string) => this.raw('close', JSON.stringify({ playerId, roundId }))
    await Promise.all(rounds.map(close))
  }
}

const negate = (one: Amount) => subtract(zero, one)

/** An amount of ours or of an answer whose form has been looked at. */
export function amount(text: string): Amount {
  const parsed = parseAmount(text)
  if (parsed === undefined) throw unexpected('money', 'a decimal string', text)
  return parsed
}

export function times<Result>(count: number, make: (at: number) => Result): Result[] {
  return Array.from({ length: count }, (_, at) => make(at))
}
