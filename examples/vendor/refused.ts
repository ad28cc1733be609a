/** Something that cannot be done, with a stable name: the operator's or one of ours. */
export class Refused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The operator gives no answer: what was asked may have happened or not. */
export class Unreachable extends Error {}
