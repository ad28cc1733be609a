/** Reverses a 32-bit word, because tests look harder at one end of it. */
export function reverseBits(word: number): number {
  let reversed = word
  reversed = ((reversed >>> 1) & 0x5555_5555) | ((reversed & 0x5555_5555) << 1)
  reversed = ((reversed >>> 2) & 0x3333_3333) | ((reversed & 0x3333_3333) << 2)
  reversed = ((reversed >>> 4) & 0x0f0f_0f0f) | ((reversed & 0x0f0f_0f0f) << 4)
  reversed = ((reversed >>> 8) & 0x00ff_00ff) | ((reversed & 0x00ff_00ff) << 8)
  return ((reversed >>> 16) | (reversed << 16)) >>> 0
}
