/** A tree that a rule must pass, and trees that it must refuse at a path. */
export interface Case {
  readonly clean: Readonly<Record<string, string>>
  readonly refused: readonly {
    readonly files: Readonly<Record<string, string>>
    readonly at: string
    readonly earlier?: Readonly<Record<string, string>>
  }[]
}

export type Cases = Readonly<Record<string, Case>>

export const lines = (count: number, line = 'x') => `${line}\n`.repeat(count)

/** Joins parts of words that the rules refuse, because the rules read these files too. */
export const joined = (...parts: string[]) => parts.join('')
