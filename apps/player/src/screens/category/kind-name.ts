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
  'vn-north': 'lobby.kind_vn_north',
  'vn-south': 'lobby.kind_vn_south',
  ssc: 'lobby.kind_ssc',
  '11x5': 'lobby.kind_11x5',
  k3: 'lobby.kind_k3',
  pk10: 'lobby.kind_pk10',
  'lucky-28': 'lobby.kind_lucky_28',
  keno: 'lobby.kind_keno',
  'mark-six': 'lobby.kind_mark_six',
} as const

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** A provider's own kind is made readable: `fruit-machines`. */
export function kindName(code: string, t: Tell): string {
  if (isKnown(code)) return t(known[code])
  return code.replace(/^./, (first) => first.toUpperCase()).replaceAll(/[-_]/g, ' ')
}
