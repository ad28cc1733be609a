import type { StudioRefusal } from '@fairhouse/protocol/studio'

/** `unreachable`: no answer, or not one of the studio. */
export type RefusedCode = StudioRefusal | 'unreachable'

/** LIST of refusals after which the same request is safely retried. */
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
