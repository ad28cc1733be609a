/** What was typed, one in each line or between commas; empty lines say nothing. */
export function linesOf(typed: string): string[] {
  return typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
