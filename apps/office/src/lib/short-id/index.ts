const shown = 8

/** The end of an id, which tells apart what was made in the same minute. */
export function shortId(id: string): string {
  return id.length > 2 * shown ? `…${id.slice(-shown)}` : id
}
