type Lines = readonly (readonly number[])[]

/** Reads lines from text: one digit per reel, the row that the line goes through. */
const lines = (text: string): Lines =>
  text
    .trim()
    .split(/\s+/)
    .map((line) => Array.from(line, Number))

/** Straight and diagonal lines through three reels of three rows. */
export const fiveLines = lines('111 000 222 012 210')

/** Twenty lines through five reels of three rows, straight ones first. */
export const twentyLines = lines(`
  11111 00000 22222 01210 21012 00100 22122 10001 12221 10101
  12121 01010 21212 01110 21112 11011 11211 00122 22100 02020`)

export const tenLines = twentyLines.slice(0, 10)

export const fifteenLines = twentyLines.slice(0, 15)

export const twentyFiveLines = [...twentyLines, ...lines('02120 20102 10201 12021 01122')]

export const thirtyLines = [...twentyFiveLines, ...lines('10121 12101 01112 21110 20202')]

/** Lines through five reels of four rows. */
export const fortyLines = lines(`
  00000 11111 22222 33333 01210 12321 32123 21012 00100 11211
  22322 33233 22122 11011 01110 12221 23332 32223 21112 10001
  01010 12121 23232 32323 21212 10101 00122 11233 33211 22100
  01233 32100 00200 33133 02020 31313 13131 20202 03030 30303`)

export const fiftyLines = [
  ...fortyLines,
  ...lines('01111 32222 11110 22223 00012 33321 21000 12333 03330 30003'),
]

/** Lines through six reels of three rows. */
export const sixByThree = lines(`
  111111 000000 222222 012210 210012 100001 122221 001100 221122 110011
  112211 011110 211112 101101 121121 010010 212212 001122 221100 012222
  210000 100122 122100 011112 211110`)

/** Lines through six reels of four rows. */
export const sixByFour = lines(`
  111111 222222 000000 333333 123321 210012 012210 321123 011110 322223
  100001 233332 110011 223322 112211 221122 122221 211112 001100 332233
  101101 232232 121121 212212 010010 323323 001233 332100 111222 222111`)
