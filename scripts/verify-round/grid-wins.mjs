/** Wins on a grid, for grid.mjs. */

/**
 * @typedef {Record<string, number>} ByCount
 * @typedef {[number, number]} Place
 *
 * @typedef {object} GridModel
 * @property {{ by: string, lines?: number[][] }} pay
 * @property {number} roundCredits
 * @property {number} rows
 * @property {string[][]} strips
 * @property {Record<string, ByCount>} pays
 * @property {string | null} wild
 * @property {string | null} wilds
 * @property {{ symbol: string, pays: ByCount } | null} scatter
 * @property {{ ladder: number[], freeLadder: number[], isKept: boolean } | null} tumbles
 * @property {{ symbol: string, values: number[], weights: number[], areKept: boolean } | null} orbs
 * @property {GridFreeSpins | null} freeSpins
 * @property {Hold | null} hold
 * @property {PickBonus} [pick]
 * @property {{ credits: number, spins: number, rows: number } | null} buy
 * @property {number} maxCredits
 * @property {{ word: string, rows: number }} books
 *
 * @typedef {object} GridFreeSpins
 * @property {ByCount} won
 * @property {ByCount} wonAgain
 * @property {number} most
 * @property {number} multiplier
 * @property {string[][]} strips
 * @property {string | null} wilds
 *
 * @typedef {object} Hold
 * @property {string} symbol
 * @property {number} needed
 * @property {number} spins
 * @property {number[]} values
 * @property {number[]} weights
 * @property {number} oneIn
 * @property {number} full
 *
 * @typedef {{ picks: ByCount, prizes: number[], ends: number[] }} PickBonus
 *
 * @typedef {object} Win
 * @property {string} symbol
 * @property {number} count
 * @property {number} base
 * @property {Place[]} places
 * @property {number} [line]
 * @property {number} [ways]
 *
 * @typedef {(one: string | undefined) => boolean} Fits
 */

/** The symbol of a strip, with wrap-around. @param {string[]} strip @param {number} place */
export const at = (strip, place) =>
  strip[((place % strip.length) + strip.length) % strip.length] ?? ''

/** @param {string[][]} board @returns {Place[]} */
export const allPlaces = (board) =>
  board.flatMap((column, reel) => column.map((_, row) => /** @type {Place} */ ([reel, row])))

/** @param {string[][]} board @param {string | undefined} symbol */
export const placesOf = (board, symbol) =>
  symbol === undefined
    ? []
    : allPlaces(board).filter(([reel, row]) => board[reel]?.[row] === symbol)

/** @param {string} by @param {Win} win @param {number} multiplier @param {number} credits */
export function told(by, { symbol, count, places: positions, line, ways }, multiplier, credits) {
  const facts = { symbol, count, positions, multiplier, credits }
  if (by === 'lines') return { type: 'lineWin', line, ...facts }
  if (by === 'ways') return { type: 'waysWin', ways, ...facts }
  return { type: by === 'cluster' ? 'clusterWin' : 'anywhereWin', ...facts }
}

/** @param {GridModel} model @param {string[][]} board @returns {Win[]} */
export function winsOn(model, board) {
  const { pay, pays, wild } = model
  if (pay.by === 'lines')
    return (pay.lines ?? []).flatMap((rows, line) => lineWin(model, board, rows, line))
  return Object.entries(pays).flatMap(([symbol, byCount]) => {
    const fits = (/** @type {string | undefined} */ one) =>
      one === symbol || (wild !== null && one === wild)
    if (pay.by === 'ways') return waysWin(board, symbol, byCount, fits)
    const groups =
      pay.by === 'cluster'
        ? clusters(board, symbol, fits)
        : [allPlaces(board).filter(([x, y]) => fits(board[x]?.[y]))]
    return groups.flatMap((places) => {
      const tiers = Object.keys(byCount)
        .map(Number)
        .filter((tier) => tier <= places.length)
      const base = tiers.length === 0 ? 0 : (byCount[Math.max(...tiers)] ?? 0)
      return base > 0 ? [{ symbol, count: places.length, base, places }] : []
    })
  })
}

/**
 * @param {string[][]} board
 * @param {string} symbol
 * @param {ByCount} byCount
 * @param {Fits} fits
 * @returns {Win[]}
 */
function waysWin(board, symbol, byCount, fits) {
  const each = board.map((column, reel) =>
    column.flatMap((one, row) => (fits(one) ? [/** @type {Place} */ ([reel, row])] : [])),
  )
  const end = each.findIndex((places) => places.length === 0)
  const run = end < 0 ? each : each.slice(0, end)
  const ways = run.reduce((product, places) => product * places.length, 1)
  const base = (byCount[run.length] ?? 0) * ways
  return base > 0 ? [{ symbol, count: run.length, ways, base, places: run.flat() }] : []
}

/** @param {string[][]} board @param {string} symbol @param {Fits} fits */
function clusters(board, symbol, fits) {
  /** @type {Place[][]} */
  const found = []
  for (const first of placesOf(board, symbol)) {
    if (found.some((group) => group.some((place) => String(place) === String(first)))) continue
    const group = [first]
    for (const [reel, row] of group) {
      for (const next of /** @type {Place[]} */ ([
        [reel - 1, row],
        [reel + 1, row],
        [reel, row - 1],
        [reel, row + 1],
      ])) {
        const isNew = !group.some((place) => String(place) === String(next))
        if (isNew && fits(board[next[0]]?.[next[1]])) group.push(next)
      }
    }
    found.push(group)
  }
  return found
}

/**
 * @param {GridModel} model
 * @param {string[][]} board
 * @param {number[]} rows
 * @param {number} line
 * @returns {Win[]}
 */
function lineWin({ pays, wild }, board, rows, line) {
  const shown = rows.map((row, reel) => board[reel]?.[row] ?? '')
  const run = (/** @type {(one: string) => boolean} */ fits) => {
    const end = shown.findIndex((one) => !fits(one))
    return end < 0 ? shown.length : end
  }
  const wilds = run((one) => one === wild)
  const symbol = shown[wilds] ?? wild ?? ''
  const count = run((one) => one === wild || one === symbol)
  const own = { symbol, count, base: pays[symbol]?.[count] ?? 0 }
  const alone = { symbol: wild ?? '', count: wilds, base: pays[wild ?? '']?.[wilds] ?? 0 }
  const best = own.base >= alone.base ? own : alone
  const places = rows.slice(0, best.count).map((row, reel) => /** @type {Place} */ ([reel, row]))
  return best.base > 0 ? [{ ...best, line, places }] : []
}
