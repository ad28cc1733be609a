import type { Speech } from '#kit/words'

/** How many objects may still be opened; where all may, one of them ends it before. */
export function leftText(left: number, closed: number, say: Speech['say']): string {
  return left >= closed ? say('pick_until') : say('pick_left', { left })
}
