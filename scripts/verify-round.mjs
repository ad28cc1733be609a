#!/usr/bin/env node
/**
 * Verifies a past round with nothing but Node and the files in verify-round: no package, no file
 * of the site. The rules are written here a second time, so that a mistake or a change in the
 * site's own shows.
 *
 *   node verify-round.mjs https://…/studio/v1/round?id=…
 *   node verify-round.mjs round.json          (or - for the standard input)
 *     --hash <the hash that you noted before you gave your client seed>
 *     --seed <the server seed, if the round was saved before it was revealed>
 */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { playGrid } from './verify-round/grid.mjs'
import { checkOrder } from './verify-round/order.mjs'

/** @import { GridModel } from './verify-round/grid-wins.mjs' */

/**
 * @typedef {Record<string, number>} ByCount
 *
 * @typedef {object} FreeSpins
 * @property {ByCount} won
 * @property {ByCount} wonAgain
 * @property {number} most
 * @property {number} multiplier
 * @property {string[][]} strips
 *
 * @typedef {object} Model
 * @property {number} roundCredits
 * @property {number} rows
 * @property {string[][]} strips
 * @property {number[][]} lines
 * @property {Record<string, ByCount>} pays
 * @property {string} wild
 * @property {{ symbol: string, pays: ByCount }} scatter
 * @property {FreeSpins | null} freeSpins
 * @property {number} maxCredits
 *
 * @typedef {object} Round
 * @property {string} game
 * @property {number} version
 * @property {string} state
 * @property {string} credit
 * @property {string} stake
 * @property {string} win
 * @property {string} at
 * @property {readonly unknown[]} events
 * @property {{ code: string, chances: number, contribution: string, win: string | null }} [jackpot]
 * @property {readonly unknown[]} actions
 * @property {Fairness} fairness
 *
 * @typedef {object} Fairness
 * @property {string} serverSeedHash
 * @property {string | null} serverSeed
 * @property {string} clientSeed
 * @property {number} nonce
 * @property {string | null} [hashPublishedAt]
 * @property {string | null} [clientSeedAt]
 *
 * @typedef {object} Game
 * @property {string} code
 * @property {string} kind
 * @property {number} version
 * @property {{ model: Model | GridModel }} config
 * @property {{ code: string, share: { numerator: string, denominator: string }, oneIn: number }}
 *   [jackpot]
 *
 * @typedef {{ isRight: boolean, what: string }} Check
 * @typedef {(n: number) => number} Draw
 * @typedef {{ model: Model, draw: Draw, events: object[], paid: number }} Play
 */

/** @param {string} text */
export const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Block r of the stream is HMAC-SHA256(server seed, `client seed:nonce:r`), eight words of four
 * bytes. A word w gives ⌊w·n/2³²⌋; the (2³² mod n) words that would favour some are left out.
 *
 * @param {string} serverSeed
 * @param {string} clientSeed
 * @param {number} nonce
 * @returns {Draw}
 */
export function drawsOf(serverSeed, clientSeed, nonce) {
  /** @type {bigint[]} */
  let words = []
  let block = 0
  const nextWord = () => {
    if (words.length === 0) {
      const hex = createHmac('sha256', serverSeed)
        .update(`${clientSeed}:${nonce}:${block}`)
        .digest('hex')
      words = (hex.match(/.{8}/g) ?? []).map((word) => BigInt(`0x${word}`))
      block += 1
    }
    return words.shift() ?? 0n
  }
  return (n) => {
    const count = BigInt(n)
    const range = 1n << 32n
    let product = nextWord() * count
    while ((product & (range - 1n)) < range % count) product = nextWord() * count
    return Number(product >> 32n)
  }
}

/**
 * Evaluates a line of symbols: by the first symbol that is not wild, or as wilds alone.
 *
 * @param {Model} model
 * @param {string[]} shown
 */
function readLine(model, shown) {
  const { wild, pays } = model
  const target = shown.find((symbol) => symbol !== wild) ?? wild
  let wilds = 0
  while (shown[wilds] === wild) wilds += 1
  let count = 0
  while (count < shown.length && (shown[count] === wild || shown[count] === target)) count += 1
  const own = Object.hasOwn(pays, target) ? (pays[target]?.[count] ?? 0) : 0
  const alone = pays[wild]?.[wilds] ?? 0
  return own >= alone
    ? { symbol: target, count, credits: own }
    : { symbol: wild, count: wilds, credits: alone }
}

/**
 * Plays a complete round of a slot with lines.
 *
 * @param {Model} model
 * @param {Draw} draw
 */
export function playLines(model, draw) {
  /** @type {Play} */
  const play = { model, draw, events: [], paid: 0 }
  const scatters = spinReels(play, model.strips, 1)
  if (model.freeSpins) playFreeSpins(play, model.freeSpins, scatters)
  if (play.paid === model.maxCredits) play.events.push({ type: 'maxWin', credits: play.paid })
  play.events.push({ type: 'end', credits: play.paid })
  return { events: play.events, credits: play.paid }
}

/**
 * @param {Play} play
 * @param {string[][]} strips
 * @param {number} multiplier
 * @returns {number[][]} where the scatters are
 */
function spinReels(play, strips, multiplier) {
  const { model, draw } = play
  const stops = strips.map((strip) => draw(strip.length))
  const window = strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    return [...strip, ...strip, ...strip].slice(stop, stop + model.rows)
  })
  play.events.push({ type: 'reels', stops, window })

  for (const [line, rows] of model.lines.entries()) {
    const shown = rows.map((row, reel) => window[reel]?.[row] ?? '')
    const { symbol, count, credits } = readLine(model, shown)
    const positions = rows.slice(0, count).map((row, reel) => [reel, row])
    const win = { type: 'lineWin', line, symbol, count, positions, multiplier }
    pay(play, win, credits * multiplier)
  }

  const { symbol, pays } = model.scatter
  const positions = window.flatMap((column, reel) =>
    column.map((shown, row) => (shown === symbol ? [reel, row] : [])).filter((at) => at.length),
  )
  const count = positions.length
  const win = { type: 'scatterWin', symbol, count, positions, multiplier }
  pay(play, win, (pays[count] ?? 0) * multiplier)
  return positions
}

/**
 * Pays a win, up to the maximum win of the round.
 *
 * @param {Play} play
 * @param {object} win
 * @param {number} won
 */
function pay(play, win, won) {
  const credits = Math.min(won, play.model.maxCredits - play.paid)
  if (credits === 0) return
  play.events.push({ ...win, credits })
  play.paid += credits
}

/** @param {Play} play @param {FreeSpins} free @param {number[][]} first */
function playFreeSpins(play, free, first) {
  const { events, model } = play
  const { multiplier } = free
  const before = play.paid
  let total = 0
  let spins = 0
  /** @param {number | undefined} won @param {number[][]} positions */
  const add = (won, positions) => {
    const count = Math.min(won ?? 0, free.most - total)
    if (count === 0 || play.paid === model.maxCredits) return
    total += count
    events.push({ type: 'freeSpinsWon', count, total, positions })
  }
  add(free.won[first.length], first)
  if (total === 0) return
  while (spins < total && play.paid < model.maxCredits) {
    spins += 1
    events.push({ type: 'freeSpin', index: spins, left: total - spins, multiplier })
    const positions = spinReels(play, free.strips, multiplier)
    add(free.wonAgain[positions.length], positions)
  }
  events.push({ type: 'featureEnd', spins, credits: play.paid - before })
}

/** Ten-thousandths of a unit of money. @param {string} text */
function moneyOf(text) {
  const [units = '', rest = ''] = text.split('.')
  return BigInt(units + rest.padEnd(4, '0'))
}

/** Canonical JSON, independent of the order of fields. @param {unknown} value */
function plain(value) {
  return JSON.stringify(value, (_, partText) =>
    partText !== null && typeof partText === 'object' && !Array.isArray(partText)
      ? Object.fromEntries(Object.entries(partText).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : partText,
  )
}

/** @param {Game} game @param {Draw} draw @param {boolean} isBought @param {number[]} choices */
function playAgain({ kind, config }, draw, isBought, choices) {
  const { roundCredits } = config.model
  if (kind === 'lines') {
    const model = /** @type {Model} */ (config.model)
    return { ...playLines(model, draw), stakeCredits: roundCredits, picked: 0 }
  }
  if (kind !== 'grid') return { events: [], credits: 0, stakeCredits: roundCredits, picked: 0 }
  const model = /** @type {GridModel} */ (config.model)
  const stakeCredits = isBought && model.buy ? model.buy.credits : roundCredits
  return { ...playGrid(model, isBought ? 'buy' : 'spin', draw, choices), stakeCredits }
}

/**
 * The objects that a player opened after the first action, or undefined if there were other
 * actions.
 *
 * @param {readonly unknown[]} actions
 */
function choicesIn(actions) {
  const objects = actions.map((action) => Number(Object(action).object))
  const isRight = actions.every(
    (action, place) => plain(action) === plain({ type: 'pick', object: objects[place] }),
  )
  return isRight ? objects : undefined
}

/**
 * @param {{ round: Round, game: Game }} answer
 * @param {{ hash?: string | undefined, seed?: string | undefined }} known
 * @returns {Check[]}
 */
export function verifyRound({ round, game }, known = {}) {
  /** @type {Check[]} */
  const checks = []
  /** @param {boolean} isRight @param {string} what */
  const check = (isRight, what) => checks.push({ isRight, what })

  const { clientSeed, nonce, serverSeedHash } = round.fairness
  const serverSeed = round.fairness.serverSeed ?? known.seed
  if (!serverSeed) {
    check(false, 'the server seed is not revealed: rotate it in the game, and try again')
    return checks
  }
  if (known.hash !== undefined) {
    check(known.hash === serverSeedHash, 'the hash is the one that you noted before')
  }
  checks.push(...checkOrder(round.at, round.fairness))
  check(sha256(serverSeed) === serverSeedHash, `the server seed has the hash ${serverSeedHash}`)
  check(
    game.code === round.game && game.version === round.version,
    `the rules are those of ${round.game}, version ${round.version}`,
  )
  const [first, ...others] = round.actions
  const isBought = game.kind === 'grid' && plain(first) === '{"type":"buy"}'
  const choices = choicesIn(others)
  check(
    (isBought || plain(first) === '{"type":"spin"}') && choices !== undefined,
    'the player spun or bought, and then opened objects or did nothing more',
  )
  check(
    game.kind === 'lines' || game.kind === 'grid',
    `rules of the kind ${game.kind} are known here`,
  )

  const draw = drawsOf(serverSeed, clientSeed, nonce)
  const { events, credits, stakeCredits, picked } = playAgain(game, draw, isBought, choices ?? [])
  check(picked === others.length, `the objects that were opened were closed (${picked})`)
  const same = events.filter((event, place) => plain(event) === plain(round.events[place]))
  check(
    same.length === round.events.length && same.length === events.length,
    `the seeds give the round as it was shown (${same.length} of ${events.length} events)`,
  )
  const credit = moneyOf(round.credit)
  check(round.state === 'settled', `the round is settled (${round.state})`)
  check(
    moneyOf(round.stake) === credit * BigInt(stakeCredits),
    `the stake is ${stakeCredits} credits of ${round.credit}: ${round.stake}`,
  )
  check(
    moneyOf(round.win) === credit * BigInt(credits),
    `the win is ${credits} credits of ${round.credit}: ${round.win}`,
  )
  if (game.jackpot || round.jackpot) checks.push(...checkJackpot({ round, game }, draw))
  return checks
}

/**
 * Checks the jackpot, which is drawn after the round's own draws. Its amount cannot be verified.
 *
 * @param {{ round: Round, game: Game }} answer
 * @param {Draw} draw
 * @returns {Check[]}
 */
function checkJackpot({ round, game }, draw) {
  const { jackpot: rule } = game
  const { jackpot: shown } = round
  if (!rule || !shown || rule.code !== shown.code) {
    return [{ isRight: false, what: 'the round and the game have the same pot' }]
  }
  const { share, oneIn } = rule
  const { chances, contribution, win } = shown
  const drawn = draw(oneIn)
  const stake = moneyOf(round.stake)
  const partText = `${share.numerator}/${share.denominator}`
  const each = chances > 0 ? Number(stake) / chances / 10_000 : 0
  return [
    {
      isRight:
        moneyOf(contribution) * BigInt(share.denominator) === stake * BigInt(share.numerator),
      what: `${partText} of the stake went into the pot: ${contribution}`,
    },
    {
      isRight: chances > 0 && stake % BigInt(chances) === 0n,
      what: `each ${each} of the stake was a chance: ${chances}`,
    },
    {
      isRight: drawn < chances === (win !== null),
      what: `the pot was ${win === null ? 'not won' : 'won'}: ${drawn} drawn below ${oneIn}`,
    },
  ]
}

/** @param {string} source */
async function read(source) {
  if (/^https?:/.test(source)) return (await fetch(source)).text()
  return readFileSync(source === '-' ? 0 : source, 'utf8')
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { hash: { type: 'string' }, seed: { type: 'string' } },
  })
  const [source] = positionals
  if (source === undefined) {
    console.error('node verify-round.mjs <address, file or -> [--hash …] [--seed …]')
    return 2
  }
  const answer = JSON.parse(await read(source))
  const { round, game } = answer.value ?? answer
  if (!round || !game) throw new Error('this is not a round with its game')
  const checks = verifyRound({ round, game }, values)
  for (const { isRight, what } of checks) console.log(`${isRight ? 'right' : 'WRONG'}  ${what}`)
  if (!round.fairness.hashPublishedAt) {
    console.log('note   older seeds: when their hash was published was not recorded')
  }
  const isFair = checks.every(({ isRight }) => isRight)
  console.log(`The model of the game has the SHA-256 ${sha256(JSON.stringify(game.config.model))}`)
  console.log(isFair ? 'This round was fair.' : 'This round is NOT verified.')
  return isFair ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main().catch((error) => {
    console.error(`This round is NOT verified: ${error.message}`)
    return 1
  })
}
