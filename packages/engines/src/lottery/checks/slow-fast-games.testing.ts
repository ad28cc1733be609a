import { isSide, pickOf, won, type SlowCheck } from './slow-check.testing.ts'

type Numbers = readonly number[]

const total = (numbers: Numbers) => {
  let sum = 0
  for (const number of numbers) sum += number
  return sum
}
const written = (numbers: Numbers) => numbers.map((number) => String(number).padStart(2, '0'))
const sortedText = (numbers: readonly (number | string)[]) =>
  numbers.map(String).toSorted().join(' ')

const dragonTiger = (pick: string, pair: string, draw: Numbers) => {
  const [one = 0, other = 0] = pair.split('-').map((place) => draw[Number(place) - 1] ?? 0)
  if (pick === 'dragon') return one > other
  return pick === 'tiger' ? one < other : one === other
}

const windowOf = (name: string, size: number, draw: Numbers) => {
  if (name === 'middle') return draw.slice(1, 4)
  return name === 'back' ? draw.slice(-size) : draw.slice(0, size)
}

const pairs = ['1-2', '1-3', '1-4', '1-5', '2-3', '2-4', '2-5', '3-4', '3-5', '4-5']

const straights = (length: number) =>
  Array.from({ length: 10 }, (_, low) =>
    sortedText(Array.from({ length }, (_unused, step) => (low + step) % 10)),
  )

function slowHand(digits: Numbers): string {
  const different = new Set(digits).size
  if (different === 1) return 'triple'
  if (different === 2) return 'pair'
  if (straights(3).includes(sortedText(digits))) return 'straight'
  const [a = 0, b = 0, c = 0] = digits
  const gaps = [Math.abs(a - b), Math.abs(b - c), Math.abs(a - c)]
  return gaps.some((gap) => gap === 1 || gap === 9) ? 'half-straight' : 'mixed'
}

function slowStud(draw: Numbers): string {
  const different = new Set(draw).size
  const most = Math.max(...draw.map((digit) => draw.filter((one) => one === digit).length))
  if (different === 5) return straights(5).includes(sortedText(draw)) ? 'straight' : 'high-card'
  const names: Readonly<Record<string, string>> = {
    '1 5': 'five-of-a-kind',
    '2 4': 'four-of-a-kind',
    '2 3': 'full-house',
    '3 3': 'three-of-a-kind',
    '3 2': 'two-pairs',
    '4 2': 'pair',
  }
  return names[`${different} ${most}`] ?? ''
}

function slowBull(draw: Numbers): number {
  for (let a = 0; a < 5; a += 1) {
    for (let b = a + 1; b < 5; b += 1) {
      const rest = draw.filter((_, place) => place !== a && place !== b)
      const last = ((draw[a] ?? 0) + (draw[b] ?? 0)) % 10
      if (total(rest) % 10 === 0) return last === 0 ? 10 : last
    }
  }
  return 0
}

/** How often the digits of each field of a group come. */
const groupShapes: Readonly<Record<string, readonly number[]>> = {
  'group-120': [1],
  'group-60': [2, 1],
  'group-30': [2, 1],
  'group-20': [3, 1],
  'group-10': [3, 2],
  'group-5': [4, 1],
  'group-24-back': [1],
  'group-12-back': [2, 1],
  'group-6-back': [2],
  'group-4-back': [3, 1],
}

const groupSize = (betType: string) => {
  if (/^group-(120|60|30|20|10|5)$/.test(betType)) return 5
  return /^group-(24|12|6|4)-back$/.test(betType) ? 4 : Number(betType.split('-')[1])
}

function sscNumbers(betType: string, unit: readonly (readonly string[])[], draw: Numbers) {
  const [kind, count, , size] = betType.split('-')
  const where = betType.split('-').at(-1) ?? ''
  if (kind === 'direct') {
    return unit.flat().join('') === windowOf(where, Number(count), draw).join('')
  }
  if (kind === 'any') {
    const digits = windowOf(where, Number(size), draw)
    return unit.flat().every((pick) => digits.includes(Number(pick)))
  }
  const double = betType.startsWith('group-3-3') ? [2, 1] : [1]
  const shape = groupShapes[betType] ?? double
  const digits = unit.flatMap((picks, field) =>
    picks.flatMap((pick) => Array.from({ length: shape[field] ?? 0 }, () => pick)),
  )
  return sortedText(digits) === sortedText(windowOf(where, groupSize(betType), draw))
}

export const slowSsc: SlowCheck<Numbers> = (betType, unit, draw) => {
  const { field, pick } = pickOf(unit)
  const window = windowOf(betType.split('-').at(-1) ?? '', 3, draw)
  const bull = slowBull(draw)
  if (/^(direct|group|any)/.test(betType)) return won(sscNumbers(betType, unit, draw))
  if (betType === 'position') return won(String(draw[field]) === pick)
  if (betType.startsWith('position')) return won(isSide(pick, draw[field] ?? 0, 5))
  if (betType === 'sum-size' || betType === 'sum-parity') return won(isSide(pick, total(draw), 23))
  if (betType === 'dragon-tiger') return won(dragonTiger(pick, pairs[field] ?? '', draw), pick)
  if (betType.startsWith('sum-3')) return won(total(window) === Number(pick), pick)
  if (betType.startsWith('span-3')) {
    const sorted = window.toSorted((one, other) => one - other)
    return won((sorted[2] ?? 0) - (sorted[0] ?? 0) === Number(pick), pick)
  }
  if (betType.startsWith('hand-3')) return won(slowHand(window) === pick, pick)
  if (betType === 'stud') return won(slowStud(draw) === pick, pick)
  if (betType === 'bull') return won((bull === 0 ? 'none' : String(bull)) === pick, pick)
  return won(bull > 0 && isSide(pick, bull, 6), pick)
}

export const slowElevenFive: SlowCheck<Numbers> = (betType, unit, draw) => {
  const { field, pick } = pickOf(unit)
  const [kind, count, where = ''] = betType.split('-')
  const drawn = written(draw)
  const names = written(windowOf(where, Number(count), draw))
  const hits = unit.flat().filter((one) => drawn.includes(one)).length
  const odd = draw.filter((number) => [1, 3, 5, 7, 9, 11].includes(number)).length
  switch (kind) {
    case 'direct':
      return won(unit.flat().join() === names.join())
    case 'group':
      return won(sortedText(unit.flat()) === sortedText(names))
    case 'any':
      return won(hits === Math.min(Number(count), 5))
    case 'dragon':
      return won(dragonTiger(pick, pairs[field] ?? '', draw))
    case 'middle':
      return won(
        draw.filter((number) => number < Number(pick)).length === 2 && drawn.includes(pick),
        pick,
      )
    case 'odd':
      return won(odd === Number(pick), pick)
    case 'sum':
      if (count === 'size' && total(draw) === 30) return 'push'
      return won(isSide(pick, total(draw), 31), pick)
    default:
      if (betType === 'position') return won(drawn[field] === pick)
      return draw[field] === 11 ? 'push' : won(isSide(pick, draw[field] ?? 0, 6))
  }
}

export const slowK3: SlowCheck<Numbers> = (betType, unit, dice) => {
  const { pick } = pickOf(unit)
  const [a = 0, b = 0, c = 0] = dice.toSorted((one, other) => one - other)
  const text = dice.join('')
  const times = text.split(pick).length - 1
  const rules: Readonly<Record<string, () => readonly string[]>> = {
    sum: () => won(a + b + c === Number(pick), pick),
    size: () => won(!(a === b && b === c) && isSide(pick, a + b + c, 11)),
    parity: () => won(isSide(pick, a + b + c, 0)),
    face: () => won(text.includes(pick)),
    pair: () => won(times >= 2),
    'exact-pair': () => {
      const [[double = ''] = [], [single = ''] = []] = unit
      return won(sortedText([double, double, single]) === sortedText(dice))
    },
    triple: () => won(times === 3),
    'any-triple': () => won(a === c),
    'two-different': () => won(unit.flat().every((one) => text.includes(one))),
    'three-different': () => won(sortedText(unit.flat()) === sortedText(dice)),
    straight: () => won(`${a}${b}${c}` === pick),
    'any-straight': () => won(b === a + 1 && c === b + 1),
  }
  return rules[betType]?.() ?? []
}

export const slowPk10: SlowCheck<Numbers> = (betType, unit, order) => {
  const { field, pick } = pickOf(unit)
  const [first = 0, second = 0, third = 0] = order
  switch (betType) {
    case 'position':
      return won(order.indexOf(Number(pick)) === field)
    case 'position-size':
    case 'position-parity':
      return won(isSide(pick, order[field] ?? 0, 6))
    case 'dragon-tiger':
      return won(dragonTiger(pick, `${field + 1}-${10 - field}`, order))
    case 'sum-2':
      return won(first + second === Number(pick), pick)
    case 'sum-3':
      return won(first + second + third === Number(pick), pick)
    case 'sum-2-size':
    case 'sum-2-parity':
      return won(isSide(pick, first + second, 12), pick)
    default:
      return won(
        written(order)
          .join(' ')
          .startsWith(`${unit.flat().join(' ')} `),
      )
  }
}

export const slowLucky28: SlowCheck<Numbers> = (betType, unit, digits) => {
  const { pick } = pickOf(unit)
  const sum = total(digits)
  const [size = '', parity = ''] = pick.split('-')
  const waves: Readonly<Record<string, Numbers>> = {
    red: [3, 6, 9, 12, 15, 18, 21, 24],
    green: [1, 4, 7, 10, 16, 19, 22, 25],
    blue: [2, 5, 8, 11, 17, 20, 23, 26],
  }
  const rules: Readonly<Record<string, () => readonly string[]>> = {
    sum: () => won(sum === Number(pick), pick),
    size: () => won(isSide(pick, sum, 14)),
    parity: () => won(isSide(pick, sum, 14)),
    combination: () => won(isSide(size, sum, 14) && isSide(parity, sum, 14), pick),
    extreme: () => won(pick === 'big' ? sum > 21 : sum < 6),
    wave: () => won(waves[pick]?.includes(sum) ?? false, pick),
    triple: () => won(digits.every((digit) => digit === digits[0])),
  }
  return rules[betType]?.() ?? []
}

export const slowKeno: SlowCheck<Numbers> = (betType, unit, draw) => {
  const { pick } = pickOf(unit)
  const sum = total(draw)
  const low = draw.filter((number) => number < 41).length
  const odd = draw.filter((number) => String(number / 2).includes('.')).length
  const more = (count: number, first: string) => {
    if (count === 10) return pick === 'tie'
    return pick !== 'tie' && (pick === first) === count > 10
  }
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    gold: [210, 695],
    wood: [696, 763],
    water: [764, 855],
    fire: [856, 923],
    earth: [924, 1410],
  }
  const [from = 0, to = 0] = bounds[pick] ?? []
  switch (betType) {
    case 'size':
      return sum === 810 ? 'push' : won(isSide(pick, sum, 811))
    case 'exact-810':
      return won(sum === 810)
    case 'halves':
      return won(more(low, 'up'), pick)
    case 'parities':
      return won(more(odd, 'odd'), pick)
    case 'element':
      return won(sum >= from && sum <= to, pick)
    default:
      return won(unit.flat().every((one) => written(draw).includes(one)))
  }
}
