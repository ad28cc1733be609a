import { parseArgs } from 'node:util'
import { playModes, type PlayMode } from '@fairhouse/protocol/vendor'

export interface Settings {
  /** Address of the operator, without a trailing slash. */
  url: string
  vendor: string
  secret: string
  game: string
  account: string
  /** The money that all checks play with. */
  mode: PlayMode
  /** An account that may not play: frozen or self-excluded. */
  blocked: string | undefined
  /** A game of another provider. */
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

/** Returns the settings, or a sentence about the wrong argument. */
export function readSettings(args: string[]): Settings | string {
  const parsed = parse(args)
  if (typeof parsed === 'string') return parsed
  const { url, vendor, secret, game, account, blocked, only } = parsed
  const emptyOption = Object.entries(parsed).find(([, value]) => value === '')
  if (emptyOption) return `--${emptyOption[0]} needs a value: ${example}`
  if (url === undefined || vendor === undefined || secret === undefined) {
    return `Give the operator's address, the vendor and its secret: ${example}`
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    return `--url is no address of a server (${url}): ${example}`
  }
  const mode = playModes.find((one) => one === parsed.mode)
  if (mode === undefined) return `--mode is real or trial: ${example}`
  const base = url.replace(/\/+$/, '')
  const otherGame = parsed['other-game']
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
