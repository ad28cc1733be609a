/** A statement that is asked often is worth a name; one whose text varies never gets there. */
const oftenUses = 3
/** Each connection keeps what has a name: more are not given than the server has statements. */
const mostNames = 400
const mostWatched = 1000

export type StatementNames = (text: string) => string | undefined

/**
 * The name under which connections keep a statement parsed and planned, if it has one. Lists of
 * rows make texts without end, so that both names and what waits for one are counted.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostNames) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < oftenUses) {
      if (uses.size >= mostWatched) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    const given = `s${names.size + 1}`
    names.set(text, given)
    return given
  }
}
