/** Class names in a row; what is false or missing is left out. */
export function join(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
