import { add, parseAmount, subtract, toWire, zero, type Amount } from '@fairhouse/money'
import { vendorVerbs, type VendorRefusal } from '@fairhouse/protocol/vendor'
import { requestsOf, type VerbRequest, type Requests, type Move } from './requests.ts'
import { sendRaw, type Forged } from './client.ts'
import { equal, Skipped, unexpected } from './expect.ts'
import { enter, getTicket, type Player } from './player.ts'
import { movementOf, readReply, refused, valueOf, type MovementValue, type Reply } from './reply.ts'
import type { Settings } from './settings.ts'

/** The tools of a check: one player, and the balance at the start of the check. */
export class Kit {
  readonly settings: Settings
  player: Player
  request: Requests
  startBalance: Amount = zero
  readonly #rounds = new Set<string>()

  private constructor(settings: Settings, player: Player) {
    this.settings = settings
    this.player = player
    this.request = requestsOf(player, settings.game)
  }

  static async open(settings: Settings): Promise<Kit> {
    const ticket = await getTicket(settings, settings.account, settings.game)
    return new Kit(settings, await enter(settings, ticket))
  }

  /** Opens a new session for the following checks; the operator may end the previous one. */
  async reenter(ticket?: string): Promise<Player> {
    this.player = await enter(this.settings, ticket ?? (await this.ticket()))
    this.request = requestsOf(this.player, this.settings.game)
    return this.player
  }

  ticket(): Promise<string> {
    return getTicket(this.settings, this.settings.account, this.settings.game)
  }

  /** Requests and balance of an account that may not play. */
  async blocked(): Promise<{ request: Requests; balance: Amount }> {
    const { blocked, game } = this.settings
    if (blocked === undefined) throw new Skipped('needs --blocked <an account that may not play>')
    const player = await enter(this.settings, await getTicket(this.settings, blocked, game))
    return { request: requestsOf(player, game), balance: amount(player.balance) }
  }

  async raw(verb: string, body: string, forged?: Forged): Promise<Reply> {
    return readReply(await sendRaw(this.settings, verb, body, forged))
  }

  send(
    request: Move | VerbRequest<'authenticate'> | VerbRequest<'balance'>,
    forged?: Forged,
  ): Promise<Reply> {
    const isOurs = request.verb === 'debit' && request.body.session === this.player.session
    if (isOurs) this.#rounds.add(request.body.roundId)
    return this.raw(request.verb, JSON.stringify(request.body), forged)
  }

  /** Expects success; with `change`, also this difference to the starting balance. */
  async succeeds(request: Move, change?: string): Promise<MovementValue> {
    const value = movementOf(await this.send(request))
    if (change !== undefined) this.#holds(`balance after ${request.verb}`, value.balance, change)
    return value
  }

  /** Expects success that is not marked as a duplicate. */
  async accepts(request: Move, change?: string): Promise<void> {
    const { duplicate } = await this.succeeds(request, change)
    equal(`duplicate in a first answer to ${request.verb}`, duplicate, undefined)
  }

  /** Expects success marked as a duplicate. */
  async expectDuplicate(request: Move, change?: string): Promise<void> {
    const { duplicate } = await this.succeeds(request, change)
    equal(`duplicate in the answer to a repeated ${request.verb}`, duplicate, true)
  }

  async refuses(
    request: Move | VerbRequest<'authenticate'> | VerbRequest<'balance'>,
    ...codes: VendorRefusal[]
  ) {
    const reply = await this.send(request)
    refused(reply, ...codes)
    return reply
  }

  /** Expects this difference to the starting balance from the verb `balance`. */
  async expectChange(change: string): Promise<void> {
    this.#holds('balance', toWire(await this.balance()), change)
  }

  async balance(): Promise<Amount> {
    const { session } = this.player
    const reply = await this.send({ verb: 'balance', body: { session } })
    return amount(valueOf(reply, vendorVerbs.balance.output).balance)
  }

  /** The smallest amount above the balance. */
  aboveBalance(): string {
    return toWire(add(this.startBalance, amount('0.0001')))
  }

  #holds(what: string, got: string, change: string): void {
    equal(what, got, toWire(add(this.startBalance, amount(change))))
  }

  /** Restores the starting balance and closes the rounds of a check. */
  async restore(): Promise<void> {
    const lost = subtract(this.startBalance, await this.balance())
    const money =
      lost > 0n ? { stake: '0.0000', win: toWire(lost) } : { stake: toWire(negate(lost)) }
    if (lost !== 0n) await this.succeeds(this.request.play(money))
    const { playerId } = this.player
    const rounds = [...this.#rounds]
    this.#rounds.clear()
    const close = (roundId: string) => this.raw('close', JSON.stringify({ playerId, roundId }))
    await Promise.all(rounds.map(close))
  }
}

const negate = (value: Amount) => subtract(zero, value)

/** Parses an amount, of ours or of an answer that was validated. */
export function amount(text: string): Amount {
  const parsed = parseAmount(text)
  if (parsed === undefined) throw unexpected('money', 'a decimal string', text)
  return parsed
}

export function times<Result>(count: number, make: (at: number) => Result): Result[] {
  return Array.from({ length: count }, (_, at) => make(at))
}
