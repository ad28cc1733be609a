/** How likely a proof of work was found by now, from 0 to 1. */
export const doneAfter = (tried: number, bits: number) => 1 - Math.exp(-tried / 2 ** bits)
