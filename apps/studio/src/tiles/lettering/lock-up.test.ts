import { expect, test } from 'vitest'
import { alphabetOf } from './alphabet.ts'
import { lockUp } from './lock-up.ts'

const room = { width: 304, height: 112 }
const titles = [
  'Abyss',
  'Dragon Pearl',
  "Pharaoh's Last Door",
  'Fox and the Firefly Forest',
  'Last Train to Moonlight Junction',
  'The Well-Dressed Ticket Inspector’s Timetable',
]

const names = ['carved', 'comic', 'fable', 'future', 'jolly', 'poster', 'round'] as const

test.each(names)('in %s every title fits its space', (name) => {
  const alphabet = alphabetOf(name)
  for (const title of titles) {
    const { lines, width, height } = lockUp(title, alphabet, room)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(width).toBeLessThanOrEqual(room.width + 0.01)
    expect(height).toBeLessThanOrEqual(room.height + 0.01)
    const drawn = lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0)
    expect(drawn, title).toBe(title.replaceAll(' ', '').length)
    // Letters of a tile that is shown 160 pixels wide.
    const capital = (Math.min(...lines.map(({ size }) => size)) * alphabet.capital) / 1000
    expect((capital * 160) / 360, title).toBeGreaterThan(title.length > 30 ? 6.5 : 8)
  }
})

test('never breaks words, and fills the space', () => {
  const { lines, width } = lockUp('Dragon Pearl', alphabetOf('round'), room)
  expect(lines.map(({ glyphs }) => glyphs.length)).toEqual([6, 5])
  expect(width).toBeGreaterThan(180)
})
