import type { StudioRefusal } from '@fairhouse/protocol/studio'

/** A refusal by name, told to the player's program. */
export class StudioRefused extends Error {
  readonly code: StudioRefusal

  constructor(code: StudioRefusal) {
    super(code)
    this.code = code
  }
}
