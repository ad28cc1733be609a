/** A refusal with a stable code, of the operator or ours. */
export class Refused extends Error {
  readonly code: string
  /** What is left of the counter that refused a bet. */
  readonly left: string | undefined

  constructor(code: string, message: string, left?: string) {
    super(message)
    this.code = code
    this.left = left
  }
}

/** The operator gave no answer: the call may or may not have been executed. */
export class Unreachable extends Error {}
