/** LIST of the kinds of pictures that are taken, by what their files begin with. */
const kinds = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
} as const

/** By what a file begins with, not what it is called; whoever keeps it looks at the rest too. */
export function imageKind(bytes: Uint8Array): keyof typeof kinds | undefined {
  const begins = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  if (begins(kinds.png)) return 'png'
  return begins(kinds.jpg) ? 'jpg' : undefined
}
