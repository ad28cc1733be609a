/** Splits text by line or comma and drops empty entries. */
export function splitLines(typed: string): string[] {
  return typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
