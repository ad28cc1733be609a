import type { Slot, SlotTheme } from '#slots'

/** Colours that are turned less than this against each other look the same on a tile. */
const apart = 40

/** Whether tiles of two slots could be taken for each other: by the hero, or by the colours. */
export function areAlike(one: Slot, other: Slot): boolean {
  const a = one.config.theme
  const b = other.config.theme
  return heroOf(a) === heroOf(b) || (a.palette === b.palette && turnBetween(a, b) < apart)
}

/** The picture that stands for a slot. */
const heroOf = ({ symbols }: SlotTheme) => symbols.wild ?? symbols.h1

function turnBetween({ turn: one = 0 }: SlotTheme, { turn: other = 0 }: SlotTheme): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}
