import type { useLobbyWords } from '#lib/lobby-words'

type Tell = ReturnType<typeof useLobbyWords>['tg']

/** LIST of the kinds of our own games, which have words; other vendors have other kinds. */
const known = {
  lines: 'lobby.kind_lines',
  ways: 'lobby.kind_ways',
  cluster: 'lobby.kind_cluster',
  anywhere: 'lobby.kind_anywhere',
  hold: 'lobby.kind_hold',
} as const

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** A kind that only its vendor knows is read as it is written: `fruit-machines`. */
export function kindName(code: string, tg: Tell): string {
  if (isKnown(code)) return tg(known[code])
  return code.replace(/^./, (first) => first.toUpperCase()).replaceAll(/[-_]/g, ' ')
}
