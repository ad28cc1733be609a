import type { Speech } from '#kit/words'

/** Text for the remaining picks; where all objects may be opened, one of them ends the bonus. */
export function leftText(left: number, closed: number, say: Speech['say']): string {
  return left >= closed ? say('pick_until') : say('pick_left', { left })
}
