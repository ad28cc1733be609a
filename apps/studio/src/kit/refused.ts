import type { StudioRefusal } from '@fairhouse/protocol/studio'

/** A refusal by name, told to the player's program. */
export class StudioRefused extends Error {
  readonly code: StudioRefusal

  constructor(code: StudioRefusal) {
    super(code)
    this.code = code
  }
}

/** The same again, for what was refused before: it says nothing of now. */
export class RefusedBefore extends StudioRefused {}
