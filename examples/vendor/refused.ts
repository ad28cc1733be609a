/** A refusal with a stable code, of the operator or ours. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The operator gave no answer: the call may or may not have been executed. */
export class Unreachable extends Error {}
