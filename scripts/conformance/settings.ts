import { parseArgs } from 'node:util'
import { playModes, type PlayMode } from '@fairhouse/protocol/vendor'

export interface Settings {
  /** Of the operator, without a slash at its end. */
  url: string
  vendor: string
  secret: string
  game: string
  account: string
  /** Which money all checks play with. */
  mode: PlayMode
  /** An account that may not play: frozen or self-excluded. */
  blocked: string | undefined
  /** A game of another vendor. */
  otherGame: string | undefined
  /** Only checks whose name contains this. */
  only: string | undefined
}

const example =
  'npm run vendor:conformance -- --url http://localhost:3000 --vendor SANDBOX ' +
  '--secret sandbox-secret [--game sandbox-game] [--account demo] [--mode real|trial] ' +
  '[--blocked <account>] [--other-game <code>] [--only <text>]'

const options = {
  url: { type: 'string' },
  vendor: { type: 'string' },
  secret: { type: 'string' },
  game: { type: 'string', default: 'sandbox-game' },
  account: { type: 'string', default: 'demo' },
  mode: { type: 'string', default: 'real' },
  blocked: { type: 'string' },
  'other-game': { type: 'string' },
  only: { type: 'string' },
} as const

/** The settings, or a sentence that says what is wrong with the arguments. */
export function readSettings(args: string[]): Settings | string {
  const given = parse(args)
  if (typeof given === 'string') return given
  const { url, vendor, secret, game, account, blocked, only } = given
  const empty = Object.entries(given).find(([, value]) => value === '')
  if (empty) return `--${empty[0]} needs a value: ${example}`
  if (url === undefined || vendor === undefined || secret === undefined) {
    return `Give the operator's address, the vendor and its secret: ${example}`
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    return `--url is no address of a server (${url}): ${example}`
  }
  const mode = playModes.find((one) => one === given.mode)
  if (mode === undefined) return `--mode is real or trial: ${example}`
  const base = url.replace(/\/+$/, '')
  const otherGame = given['other-game']
  return { url: base, vendor, secret, game, account, mode, blocked, only, otherGame }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ')
    return `${sentence}: ${example}`
  }
}
