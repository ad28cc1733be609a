import type { StudioRefusal } from '@fairhouse/protocol/studio'

/** A refusal by code, sent to the game client. */
export class StudioRefused extends Error {
  readonly code: StudioRefusal

  constructor(code: StudioRefusal) {
    super(code)
    this.code = code
  }
}

/** Repeats the refusal of an earlier request; it says nothing about the current state. */
export class RefusedBefore extends StudioRefused {}
