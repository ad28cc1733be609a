import { isSide, pickOf, won, type SlowCheck } from './slow-check.testing.ts'

const years = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ')
const red = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ')
const blue = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ')

const colourOf = (name: string) => {
  if (red.includes(name)) return 'red'
  return blue.includes(name) ? 'blue' : 'green'
}

/** Counts the years back from the animal of the year, which has the number 1. */
function animalOf(number: number, year: string): string | undefined {
  let index = years.indexOf(year)
  for (let step = 1; step < number; step += 1) index = index === 0 ? 11 : index - 1
  return years[index]
}

export const slowMarkSix =
  (year: string): SlowCheck<readonly number[]> =>
  (betType, unit, draw) => {
    const { pick } = pickOf(unit)
    const names = draw.map((number) => (number < 10 ? `0${number}` : `${number}`))
    const special = draw[6] ?? 0
    const name = names[6] ?? ''
    const [tens = 0, ones = 0] = name.split('').map(Number)
    const sum = draw.reduce((all, number) => all + number)
    const [colour, side = ''] = pick.split('-')
    const orPush = (answer: readonly string[]) => (special === 49 ? 'push' : answer)
    if (betType.startsWith('plain-all')) {
      return won(unit.flat().every((one) => names.slice(0, 6).includes(one)))
    }
    if (betType.startsWith('miss')) return won(!unit.flat().some((one) => names.includes(one)))
    switch (betType) {
      case 'special':
        return won(name === pick)
      case 'special-size':
      case 'special-parity':
        return orPush(won(isSide(pick, special, 25)))
      case 'special-digit-sum-parity':
        return orPush(won(isSide(pick, tens + ones, 0)))
      case 'special-tail-size':
        return orPush(won(isSide(pick, ones, 5)))
      case 'special-tail':
        return won(name.endsWith(pick), pick)
      case 'special-wave':
        return won(colourOf(name) === pick, pick)
      case 'special-wave-size':
      case 'special-wave-parity':
        return orPush(won(colourOf(name) === colour && isSide(side, special, 25), pick))
      case 'special-zodiac':
        return won(animalOf(special, year) === pick, pick)
      case 'plain':
        return won(names.indexOf(pick) >= 0 && names.indexOf(pick) < 6)
      case 'tail':
        return won(
          names.some((one) => one.endsWith(pick)),
          pick,
        )
      case 'zodiac':
        return won(
          draw.some((number) => animalOf(number, year) === pick),
          pick,
        )
      default:
        return won(isSide(pick, sum, 175), pick)
    }
  }
