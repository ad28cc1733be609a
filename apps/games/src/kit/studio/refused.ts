import type { StudioRefusal } from '@fairhouse/protocol/studio'

/** `unreachable`: no answer, or none of the studio's. */
export type RefusedCode = StudioRefusal | 'unreachable'

/** LIST of what may be asked again as it was: nothing is lost or doubled by it. */
const passing: readonly RefusedCode[] = [
  'unreachable',
  'try_again',
  'shutting_down',
  'internal_error',
  'too_soon',
]

export class Refused extends Error {
  readonly code: RefusedCode

  constructor(code: RefusedCode) {
    super(`the studio refused: ${code}`)
    this.code = code
  }

  get isPassing(): boolean {
    return passing.includes(this.code)
  }
}
