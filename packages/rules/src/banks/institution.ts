export interface Institution {
  id: string
  name: string
  fullName: string
  /** Other writings by which it is recognised. */
  aliases: readonly string[]
}

/** Reads a table with a row for each: id | short name | full name | other writings. */
export function institutions(table: string): readonly Institution[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', name = '', fullName = '', aliases = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      return { id, name, fullName, aliases: aliases.split(',').map((alias) => alias.trim()) }
    })
}
