/** LIST of the signs of pictures, five by seven: none that could be taken for another. */
export const glyphs: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    A: ['..#..', '.#.#.', '#...#', '#...#', '#####', '#...#', '#...#'],
    C: ['.####', '#....', '#....', '#....', '#....', '#....', '.####'],
    E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
    F: ['#####', '#....', '#....', '####.', '#....', '#....', '#....'],
    H: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
    J: ['..###', '....#', '....#', '....#', '....#', '#...#', '.###.'],
    K: ['#...#', '#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#'],
    M: ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
    N: ['#...#', '##..#', '##..#', '#.#.#', '#..##', '#..##', '#...#'],
    P: ['####.', '#...#', '#...#', '####.', '#....', '#....', '#....'],
    R: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
    T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
    W: ['#...#', '#...#', '#...#', '#.#.#', '#.#.#', '##.##', '#...#'],
    X: ['#...#', '#...#', '.#.#.', '..#..', '.#.#.', '#...#', '#...#'],
    Y: ['#...#', '#...#', '.#.#.', '..#..', '..#..', '..#..', '..#..'],
    3: ['####.', '....#', '....#', '.###.', '....#', '....#', '####.'],
    4: ['#..#.', '#..#.', '#..#.', '#####', '...#.', '...#.', '...#.'],
    7: ['#####', '....#', '...#.', '...#.', '..#..', '..#..', '..#..'],
  }),
)

export const signs = [...glyphs.keys()]

export const glyphWidth = 5
export const glyphHeight = 7

/** How much ink there is at a place of a glyph, flowing from point to point. */
export function inkAt(glyph: readonly string[], x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const at = (column: number, row: number) => (glyph[row]?.[column] === '#' ? 1 : 0)
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}
