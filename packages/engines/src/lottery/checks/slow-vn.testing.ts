import { pickOf, won, type SlowCheck } from './slow-check.testing.ts'

type VnDraw = readonly string[]

/** How often a number is the tail of these, as one prize each time. */
const tails = (numbers: VnDraw, pick: string) =>
  numbers.filter((number) => number.endsWith(pick)).map(() => 'win')

function slowDa(numbers: VnDraw, [one = '', other = '']: readonly string[]): readonly string[] {
  const [a, b] = [one, other].map((pick) => tails(numbers, pick).length)
  if (!a || !b) return []
  if (a === 1 && b === 1) return ['once']
  return [a > 1 && b > 1 ? 'both-repeated' : 'one-repeated']
}

const combined = (betType: string, picks: readonly string[], draw: VnDraw) =>
  betType.startsWith('truot')
    ? won(picks.every((pick) => tails(draw, pick).length === 0))
    : won(picks.every((pick) => tails(draw, pick).length > 0))

export const slowVnNorth: SlowCheck<VnDraw> = (betType, unit, draw) => {
  const { pick } = pickOf(unit)
  const [special = ''] = draw
  const [sixth, seventh] = [draw.slice(20, 23), draw.slice(23)]
  const groups: Readonly<Record<string, VnDraw>> = {
    'de-nhat': draw.slice(1, 2),
    'giai-7': seventh,
    'giai-7-va-de': [special, ...seventh],
    'xiu-chu-dau': sixth,
    'xiu-chu': [special, ...sixth],
  }
  if (/xien/.test(betType)) return combined(betType, unit.flat(), draw)
  if (betType.startsWith('lo-')) return tails(draw, pick)
  if (betType.startsWith('bao-8-lo')) return tails([special, ...sixth, ...seventh], pick)
  if (betType === 'de-dau') return won(special.slice(0, 2) === pick)
  if (betType === 'dau') return won(special[3] === pick)
  return tails(groups[betType] ?? [special], pick)
}

export const slowVnSouth: SlowCheck<VnDraw> = (betType, unit, draw) => {
  const { pick } = pickOf(unit)
  const [special = '', first = ''] = draw
  const [fifth = '', sixth, seventh = '', eighth = ''] = [
    draw[12],
    draw.slice(13, 16),
    draw[16],
    draw[17],
  ]
  const groups: Readonly<Record<string, VnDraw>> = {
    'de-nhat': [first],
    dau: [eighth],
    'dau-duoi': [eighth, special],
    'xiu-chu-dau': [seventh],
    'xiu-chu': [seventh, special],
  }
  if (betType === 'da-thang') return slowDa(draw, unit.flat())
  if (/xien/.test(betType)) return combined(betType, unit.flat(), draw)
  if (betType.startsWith('lo-')) return tails(draw, pick)
  if (betType.startsWith('bao-7-lo')) {
    return tails([special, fifth, ...(sixth ?? []), seventh, eighth], pick)
  }
  return tails(groups[betType] ?? [special], pick)
}

export const slowVnTwoStations: SlowCheck<readonly [VnDraw, VnDraw]> = (_, unit, [one, other]) =>
  slowDa([...one, ...other], unit.flat())
