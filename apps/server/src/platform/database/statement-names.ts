/** Uses after which a statement is prepared; a text that varies never gets there. */
const minUses = 3
/** Each connection keeps all prepared statements, so their number is limited. */
const maxNames = 400
const maxWatched = 1000

export type StatementNames = (text: string) => string | undefined

/**
 * Names frequent statements so that connections keep them prepared. Bulk statements have unlimited
 * variants, so both the names and the candidates are limited.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    const useCount = (uses.get(text) ?? 0) + 1
    if (useCount < minUses) {
      if (uses.size >= maxWatched) uses.clear()
      uses.set(text, useCount)
      return undefined
    }
    uses.delete(text)
    const newName = `s${names.size + 1}`
    names.set(text, newName)
    return newName
  }
}
