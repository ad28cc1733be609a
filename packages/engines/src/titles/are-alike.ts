import type { Slot, SlotTheme } from '#slots'

/** Palettes turned by fewer degrees than this look the same on a tile. */
const minTurn = 40

/** Whether players could confuse the tiles of two slots, by hero or by colours. */
export function areAlike(one: Slot, other: Slot): boolean {
  const a = one.config.theme
  const b = other.config.theme
  return heroOf(a) === heroOf(b) || (a.palette === b.palette && turnBetween(a, b) < minTurn)
}

/** Returns the main picture of a slot. */
const heroOf = ({ symbols }: SlotTheme) => symbols.wild ?? symbols.h1

function turnBetween({ turn: one = 0 }: SlotTheme, { turn: other = 0 }: SlotTheme): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}
