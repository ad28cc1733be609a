import type { lobbyWords } from '@fairhouse/i18n/lobby'
import type { Translate } from '#lib/words'

type Tell = Translate<typeof lobbyWords>

/** LIST of our game kinds, which have texts; other providers have other kinds. */
const known = {
  lines: 'lobby.kind_lines',
  ways: 'lobby.kind_ways',
  cluster: 'lobby.kind_cluster',
  anywhere: 'lobby.kind_anywhere',
  hold: 'lobby.kind_hold',
} as const

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** A provider's own kind is made readable: `fruit-machines`. */
export function kindName(code: string, t: Tell): string {
  if (isKnown(code)) return t(known[code])
  return code.replace(/^./, (first) => first.toUpperCase()).replaceAll(/[-_]/g, ' ')
}
