/**
 * The rules of grid slots, implemented a second time for verify-round.mjs without code of the site.
 * A round is a row of the game's books: a fixed expansion of the word of the books gives the
 * numbers of the row, and these rules do the rest.
 */

import { allPlaces, at, placesOf, told, winsOn } from './grid-wins.mjs'

/**
 * @import { ByCount, GridFreeSpins, GridModel, Hold, PickBonus, Place, Win }
 *   from './grid-wins.mjs'
 */

/**
 * @typedef {(n: number) => number} Draw
 * @typedef {object} Left
 * @property {Place[]} wilds
 * @property {number} step
 * @property {number} kept
 * @property {Place[]} coins
 * @property {Place[]} scatters
 *
 * @typedef {object} Manner
 * @property {string[][]} strips
 * @property {number} multiplier
 * @property {string | null} act
 * @property {number[]} ladder
 * @property {ByCount} won
 */

/**
 * The numbers of a row: sfc32 seeded by a hash of word and row, without the first fifteen.
 *
 * @param {string} word
 * @param {number} row
 * @returns {Draw}
 */
function rowDraws(word, row) {
  const [a, b, c] = [1, 2, 3].map((part) => {
    let h = 0x811c9dc5 ^ part
    for (const letter of word.split('')) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
    h = Math.imul(h ^ row, 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13) ^ Math.imul(row, 0x9e3779b1), 0xc2b2ae35)
    return (h ^ (h >>> 16)) >>> 0
  })
  const state = new Uint32Array([a ?? 0, b ?? 0, c ?? 0, 1])
  const next = () => {
    const [x = 0, y = 0, z = 0, count = 0] = state
    const word32 = (x + y + count) >>> 0
    state.set([y ^ (y >>> 9), z + (z << 3), ((z << 21) | (z >>> 11)) + word32, count + 1])
    return word32
  }
  for (let thrown = 0; thrown < 15; thrown += 1) next()
  return (n) => {
    const range = 1n << 32n
    let product = BigInt(next()) * BigInt(n)
    while ((product & (range - 1n)) < range % BigInt(n)) product = BigInt(next()) * BigInt(n)
    return Number(product >> 32n)
  }
}

/**
 * @param {GridModel} model
 * @param {'spin' | 'buy'} mode
 * @param {Draw} live the numbers of the seeds: the row, and what a pick bonus hides
 * @param {number[]} choices the objects that the player opened, in that order
 */
export function playGrid(model, mode, live, choices = []) {
  return new GridRound(model, mode, live, choices).play()
}

const maxRespins = 30

/** @type {Left} */
const nothingLeft = { wilds: [], step: 0, kept: 0, coins: [], scatters: [] }

class GridRound {
  /**
   * @param {GridModel} model
   * @param {'spin' | 'buy'} mode
   * @param {Draw} live
   * @param {number[]} choices
   */
  constructor(model, mode, live, choices) {
    const row = live(mode === 'buy' ? (model.buy?.rows ?? 1) : model.books.rows)
    this.model = model
    this.mode = mode
    this.live = live
    this.choices = choices
    this.picked = 0
    this.draw = rowDraws(`${model.books.word} ${mode}`, row)
    /** @type {object[]} */
    this.events = [{ type: 'row', row }]
    this.paid = 0
    this.spins = 0
  }

  play() {
    const { model, mode } = this
    const { freeSpins: free, tumbles } = model
    /** @type {Place[]} */
    let bonus = []
    if (mode === 'buy') this.winSpins(model.buy?.spins ?? 0, [])
    else {
      const ladder = tumbles?.ladder ?? [1]
      const { strips, wilds: act } = model
      const manner = { strips, act, ladder, multiplier: 1, won: free?.won ?? {} }
      const { coins, scatters } = this.spinOn(manner, nothingLeft)
      bonus = scatters
      if (model.hold && coins.length >= model.hold.needed && !this.full)
        this.hold(model.hold, coins)
    }
    if (free && this.spins > 0) this.freeSpins(free)
    const picks = this.full ? 0 : (model.pick?.picks[bonus.length] ?? 0)
    if (model.pick && picks > 0) this.pickBonus(model.pick, picks, bonus)
    if (this.full) this.events.push({ type: 'maxWin', credits: this.paid })
    this.events.push({ type: 'end', credits: this.paid })
    return { events: this.events, credits: this.paid, picked: this.picked }
  }

  /**
   * Draws the hidden prizes from the seeds, one after another without replacement, and opens them
   * as the player chose.
   *
   * @param {PickBonus} bonus
   * @param {number} picks
   * @param {Place[]} positions
   */
  pickBonus(bonus, picks, positions) {
    const rest = bonus.prizes.map((credits) => ({ credits, isEnd: false }))
    rest.push(...bonus.ends.map((credits) => ({ credits, isEnd: true })))
    /** @type {typeof rest} */
    const hidden = []
    while (rest.length > 0) hidden.push(...rest.splice(this.live(rest.length), 1))
    this.events.push({ type: 'pickBegin', objects: hidden.length, picks, positions })
    const before = this.paid
    let left = picks
    while (left > 0) {
      const object = this.choices[this.picked] ?? -1
      const prize = hidden[object]
      // A missing or already opened object ends the bonus here.
      if (!prize || this.choices.indexOf(object) !== this.picked) break
      const { credits, isEnd } = prize
      this.picked += 1
      const paid = this.pay(credits)
      left = isEnd || this.full ? 0 : left - 1
      this.events.push({ type: 'pick', object, isEnd, left, credits: paid })
    }
    this.events.push({ type: 'pickEnd', credits: this.paid - before, hidden })
  }

  get full() {
    return this.paid >= this.model.maxCredits
  }

  /** @param {number} credits */
  pay(credits) {
    const paid = Math.min(credits, this.model.maxCredits - this.paid)
    this.paid += paid
    return paid
  }

  /** @param {number[]} values @param {number[]} weights */
  pick(values, weights) {
    let left = this.draw(weights.reduce((sum, weight) => sum + weight))
    let place = 0
    while (left >= (weights[place] ?? 0)) left -= weights[place++] ?? 0
    return values[place] ?? 0
  }

  /** @param {number} won @param {Place[]} positions */
  winSpins(won, positions) {
    const count = Math.min(won, (this.model.freeSpins?.most ?? 0) - this.spins)
    if (count <= 0 || this.full) return
    this.spins += count
    this.events.push({ type: 'freeSpinsWon', count, total: this.spins, positions })
  }

  /** @param {GridFreeSpins} free */
  freeSpins(free) {
    const { tumbles, orbs } = this.model
    const { multiplier, strips, wilds: act } = free
    const manner = {
      strips,
      act,
      multiplier,
      ladder: tumbles?.freeLadder ?? [1],
      won: free.wonAgain,
    }
    const before = this.paid
    /** @type {Left} */
    let from = nothingLeft
    let index = 0
    while (index < this.spins && !this.full) {
      index += 1
      this.events.push({ type: 'freeSpin', index, left: this.spins - index, multiplier })
      const left = this.spinOn(manner, from)
      from = {
        wilds: act === 'stay' ? left.wilds : [],
        step: tumbles?.isKept ? left.step : 0,
        kept: orbs?.areKept ? left.kept : 0,
        coins: [],
        scatters: [],
      }
    }
    this.events.push({ type: 'featureEnd', spins: index, credits: this.paid - before })
  }

  /** @param {Manner} manner @param {Left} from @returns {Left} */
  spinOn(manner, from) {
    const first = this.spin(manner, from)
    let last = first
    for (let again = 0; manner.act === 'walk' && again < maxRespins; again += 1) {
      const wilds = last.wilds.flatMap(([reel, row]) =>
        reel > 0 ? [/** @type {Place} */ ([reel - 1, row])] : [],
      )
      if (wilds.length === 0 || this.full) break
      this.events.push({ type: 'respin' })
      last = this.spin(manner, { ...from, wilds })
    }
    return { ...last, coins: first.coins, scatters: first.scatters }
  }

  /** @param {Manner} manner @param {Left} from @returns {Left} */
  spin(manner, from) {
    const { model, draw, events } = this
    const { strips, multiplier, ladder } = manner
    const stops = strips.map((strip) => draw(strip.length))
    let board = strips.map((strip, reel) =>
      Array.from({ length: model.rows }, (_, row) => at(strip, (stops[reel] ?? 0) + row)),
    )
    events.push({ type: 'reels', stops, window: board })
    const coins = placesOf(board, model.hold?.symbol)
    const wilds =
      manner.act === null || model.wild === null
        ? []
        : this.actOfWilds(manner.act, model.wild, board, from.wilds)
    if (wilds.length > 0) {
      const isWild = (/** @type {number} */ reel, /** @type {number} */ row) =>
        wilds.some(([x, y]) => x === reel && y === row)
      board = board.map((column, reel) =>
        column.map((symbol, row) => (isWild(reel, row) ? (model.wild ?? '') : symbol)),
      )
      events.push({ type: 'wilds', act: manner.act, positions: wilds, window: board })
    }
    const tops = [...stops]
    let { step } = from
    let won = 0
    for (;;) {
      const times = multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1)
      const wins = winsOn(model, board)
      for (const win of wins) {
        if (this.full) break
        const credits = this.pay(win.base * times)
        won += credits
        events.push(told(model.pay.by, win, times, credits))
      }
      if (!model.tumbles || wins.length === 0 || this.full) break
      step += 1
      board = this.fall(
        board,
        strips,
        tops,
        wins,
        multiplier * (ladder[Math.min(step, ladder.length - 1)] ?? 1),
      )
    }
    const scatters = placesOf(board, model.scatter?.symbol)
    const worth = (model.scatter?.pays[scatters.length] ?? 0) * multiplier
    if (worth > 0 && !this.full) {
      const facts = { symbol: model.scatter?.symbol, count: scatters.length, positions: scatters }
      events.push({ type: 'scatterWin', ...facts, multiplier, credits: this.pay(worth) })
    }
    const kept = this.orbs(board, won, from.kept)
    this.winSpins(manner.won[scatters.length] ?? 0, scatters)
    return { wilds, step, kept, coins, scatters }
  }

  /** @param {string} act @param {string} wild @param {string[][]} board @param {Place[]} held */
  actOfWilds(act, wild, board, held) {
    const { scatter, hold, orbs } = this.model
    const special = [scatter?.symbol, hold?.symbol, orbs?.symbol]
    return allPlaces(board).filter(([reel, row]) => {
      const symbol = board[reel]?.[row]
      if (act === 'expand' && board[reel]?.includes(wild)) return !special.includes(symbol)
      return symbol === wild || held.some(([x, y]) => x === reel && y === row)
    })
  }

  /**
   * @param {string[][]} board
   * @param {string[][]} strips
   * @param {number[]} tops
   * @param {Win[]} wins
   * @param {number} multiplier
   */
  fall(board, strips, tops, wins, multiplier) {
    const removed = [
      ...new Map(
        wins.flatMap(({ places }) => places).map((place) => [String(place), place]),
      ).values(),
    ]
    /** @type {Place[]} */
    const fresh = []
    const window = board.map((column, reel) => {
      const rest = column.filter((_, row) => !removed.some(([x, y]) => x === reel && y === row))
      for (let row = 0; row < column.length - rest.length; row += 1) fresh.push([reel, row])
      while (rest.length < column.length) {
        tops[reel] = (tops[reel] ?? 0) - 1
        rest.unshift(at(strips[reel] ?? [], tops[reel] ?? 0))
      }
      return rest
    })
    this.events.push({ type: 'tumble', removed, fresh, window, multiplier })
    return window
  }

  /** @param {string[][]} board @param {number} won @param {number} kept */
  orbs(board, won, kept) {
    const { orbs: rules } = this.model
    if (!rules || won === 0 || this.full) return kept
    const orbs = placesOf(board, rules.symbol).map((position) => ({
      position,
      value: this.pick(rules.values, rules.weights),
    }))
    const multiplier = kept + orbs.reduce((sum, { value }) => sum + value, 0)
    if (multiplier > 1) {
      const credits = this.pay(won * (multiplier - 1))
      this.events.push({ type: 'orbs', orbs, multiplier, credits })
    }
    return multiplier
  }

  /** @param {Hold} rules @param {Place[]} landed */
  hold(rules, landed) {
    const coin = (/** @type {Place} */ position) => ({
      position,
      credits: this.pick(rules.values, rules.weights),
    })
    const first = landed.map(coin)
    this.events.push({ type: 'holdBegin', coins: first, spins: rules.spins })
    const taken = new Set(landed.map(String))
    let sum = first.reduce((all, { credits }) => all + credits, 0)
    const board = this.model.strips.map(() => Array.from({ length: this.model.rows }, () => ''))
    const places = allPlaces(board)
    let left = rules.spins
    while (left > 0 && taken.size < places.length) {
      const come = places
        .filter((place) => !taken.has(String(place)))
        .filter(() => this.draw(rules.oneIn) === 0)
      const coins = come.map(coin)
      for (const place of come) taken.add(String(place))
      left = coins.length > 0 ? rules.spins : left - 1
      sum += coins.reduce((all, { credits }) => all + credits, 0)
      this.events.push({ type: 'holdSpin', coins, left })
    }
    const isFull = taken.size === places.length
    const credits = this.pay(sum + (isFull ? rules.full : 0))
    this.events.push({ type: 'holdEnd', isFull, credits })
  }
}
