import * as z from 'zod/mini'
import type { Currency } from '@fairhouse/money'
import { callsByRoute, type Calls, type gameSorts, type OutputOf } from '@fairhouse/protocol'
import { languageOf } from '@fairhouse/i18n/server'
import { toByteString, type PreparedAnswer } from '#platform/http'
import { itemOf, nameIn } from './game-item.ts'
import { createOrder, type Order } from './order.ts'
import type { Game } from './rules.ts'

export type Sort = (typeof gameSorts)[number]

const { output: gameItem } = callsByRoute['GET /wps/game/one']

/** A brand's games in one language: serialised and sorted on demand. */
export class LocalizedCatalogue {
  /** Cached pages of repeated queries. */
  readonly lists = new WeakMap<object, PreparedAnswer<OutputOf<Calls['GET /wps/game/list']>>>()
  readonly #games: readonly Game[]
  readonly #language: string
  readonly #currency: Currency
  readonly #written: (string | undefined)[]
  #byName: Order | undefined

  constructor(games: readonly Game[], language: string, currency: Currency) {
    this.#games = games
    this.#written = Array.from({ length: games.length })
    this.#language = language
    this.#currency = currency
  }

  /** A game's JSON in an answer, validated against the schema. */
  jsonAt(place: number): string {
    const known = this.#written[place]
    if (known) return known
    const game = this.#games[place]
    if (!game) throw new Error(`no game at ${place}`)
    const item = z.parse(gameItem, itemOf(game, this.#language, this.#currency))
    const written = toByteString(JSON.stringify(item))
    this.#written[place] = written
    return written
  }

  get byName(): Order {
    if (this.#byName) return this.#byName
    const { compare } = new Intl.Collator(languageOf(this.#language)?.tag ?? 'en')
    const names = this.#games.map((game) => nameIn(game, this.#language))
    this.#byName = createOrder(names, compare)
    return this.#byName
  }
}
