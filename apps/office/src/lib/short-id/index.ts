const shown = 8

/** The end of an id: its start is a timestamp and the same for items of one minute. */
export function shortId(id: string): string {
  return id.length > 2 * shown ? `…${id.slice(-shown)}` : id
}
